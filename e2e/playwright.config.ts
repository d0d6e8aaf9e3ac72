import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../infra/scripts/machine.mjs';

const executablePath = await findChromium();

/** With a camera that shows a test picture, for the measuring tool. */
const args = [...CHROMIUM_FLAGS, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Generous: a busy machine costs patience and not a failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
    // The worker keeps every file of all remotes for the day without a network: only the journeys about that wait for it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
});
