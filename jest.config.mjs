import { readdirSync } from 'node:fs';
import { plain, services, web } from '@dwang/build/jest';

const areas = readdirSync(new URL('./services/', import.meta.url));
const apps = ['shell', 'mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin'];

export default {
  passWithNoTests: true,
  // Jest would leave one of two cores idle, and a worker that has run many servers spends its time on clearing memory.
  maxWorkers: 2,
  testSequencer: '<rootDir>/packages/build/src/jest/slow-first.mjs',
  workerIdleMemoryLimit: '1GB',
  // Milliseconds. Only what hangs needs them; a test on a busy machine takes ten times what it takes on a quiet one.
  testTimeout: 60_000,
  projects: [
    plain('domain', 'packages/domain/src'),
    plain('contracts', 'packages/contracts/src'),
    web('kit', 'packages/kit/src'),
    web('client', 'packages/client/src'),
    web('shell-api', 'packages/shell-api/src'),
    plain('build', 'packages/build/src'),
    plain('gates', 'infra/gates'),
    ...apps.map((app) => web(app, `${app}/src`)),
    services(
      'services',
      areas.map((area) => `services/${area}/src`),
    ),
  ],
};
