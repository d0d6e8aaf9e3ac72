import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { signIn, signUp } from '../src/account';
import { Gateway } from '../src/gateway';
import { expect, test } from '../src/test';
import { goWithin } from '../src/within';

const BUILT = join(import.meta.dirname, '../../shell/dist/remotes.json');

/** Where each remote shows itself, and what of it a person then sees. */
const REMOTES = {
  'mf-dashboard': { path: '/', heading: /^(admin|Hēmi.*)$/ },
  'mf-jobs': { path: '/jobs', heading: 'Jobs & Admin' },
  'mf-finance': { path: '/invoices', heading: 'Professional Invoices' },
  'mf-tools': { path: '/tools', heading: 'Dwang Tools & Models' },
  'mf-admin': { path: '/admin', heading: 'Admin Panel' },
} as const;
type RemoteId = keyof typeof REMOTES;
const IDS = Object.keys(REMOTES) as RemoteId[];

/** The ways in which a remote's server can fail. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  '500': (route) => route.fulfill({ status: 500, body: 'oops' }),
  HTML: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome to nginx</title>' }),
  garbage: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '\u0000{"]]not anything' }),
  nothing: () => new Promise(() => undefined),
};

test.describe.configure({ mode: 'parallel' });

/** Goes there within the app, or by loading the page from `url`. */
async function expectScreen(page: Page, id: RemoteId, url?: string): Promise<void> {
  if (url) await page.goto(`${url}${REMOTES[id].path}`);
  else await goWithin(page, REMOTES[id].path);
  await expect(page.getByRole('heading', { level: 1, name: REMOTES[id].heading })).toBeVisible({ timeout: 20_000 });
}

/** Each remote and each fault at least once; `npm run faults:remotes` (EVERY_FAULT=1) tries every pair. */
const PAIRS: Record<string, RemoteId[]> = process.env.EVERY_FAULT
  ? Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, IDS]))
  : {
      '404': ['mf-admin'],
      '500': ['mf-jobs'],
      HTML: ['mf-finance'],
      garbage: ['mf-tools'],
      nothing: ['mf-dashboard'],
    };

for (const [fault, answer] of Object.entries(FAULTS)) {
  for (const broken of PAIRS[fault] ?? []) {
    test(`with ${broken} answering ${fault} the shell and the other four work, and Retry brings it back`, async ({
      page,
      gateway,
    }) => {
      await signIn(page, gateway.url, { username: 'admin', password: 'dwang-demo' });
      await page.route(`**/${broken}/**`, answer);
      await page.goto(`${gateway.url}${REMOTES[broken].path}`);
      await expect(page.getByText(/could not be loaded/).first()).toBeVisible({ timeout: 35_000 });
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Jobs' })).toBeVisible();
      for (const other of IDS.filter((id) => id !== broken)) await expectScreen(page, other);

      await goWithin(page, REMOTES[broken].path);
      await expect(page.getByText(/could not be loaded/).first()).toBeVisible({ timeout: 35_000 });
      await page.unroute(`**/${broken}/**`);
      await page.getByRole('main').getByRole('button', { name: /Retry/ }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: REMOTES[broken].heading })).toBeVisible({ timeout: 20_000 });
    });
  }
}

test('a remote whose code fails after its description arrived costs only its own screen', async ({ page, gateway }) => {
  await signUp(page, gateway.url);
  await page.route(/\/mf-jobs\/.*\.js/, FAULTS.garbage as (route: Route) => Promise<void>);
  await page.goto(`${gateway.url}/jobs`);
  await expect(page.getByText('Jobs could not be loaded').first()).toBeVisible({ timeout: 35_000 });
  await expectScreen(page, 'mf-tools');
});

test('one remote is switched to its staging build by remotes.json alone, for everyone or for one tester', async ({ page }) => {
  const registryFile = join(mkdtempSync(join(tmpdir(), 'dwang-registry-')), 'remotes.json');
  copyFileSync(BUILT, registryFile);
  const gateway = await Gateway.start({ REMOTES_FILE: registryFile });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname));
  const seen = (prefix: string) => scripts.some((path) => path.startsWith(prefix));
  try {
    await signUp(page, gateway.url);
    await expectScreen(page, 'mf-tools', gateway.url);
    expect([seen('/mf-tools/stable/'), seen('/mf-tools/staging/')]).toEqual([true, false]);

    scripts.length = 0;
    await page.goto(`${gateway.url}/tools?channel=mf-tools:staging`);
    await expect(page.getByRole('heading', { level: 1, name: REMOTES['mf-tools'].heading })).toBeVisible();
    await expect(page.getByText(/Staging build: Tools/)).toBeVisible();
    expect([seen('/mf-tools/stable/'), seen('/mf-tools/staging/')]).toEqual([false, true]);

    scripts.length = 0;
    const registry = JSON.parse(readFileSync(registryFile, 'utf8'));
    registry.remotes['mf-tools'].channels.stable = registry.remotes['mf-tools'].channels.staging;
    writeFileSync(registryFile, JSON.stringify(registry));
    await expectScreen(page, 'mf-tools', gateway.url);
    expect([seen('/mf-tools/stable/'), seen('/mf-tools/staging/')]).toEqual([false, true]);
  } finally {
    await gateway.stop();
  }
});

test('an address that is not in remotes.json cannot be loaded, whatever the page address or the stored choice says', async ({
  page,
  gateway,
}) => {
  await signUp(page, gateway.url);
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(gateway.url) && foreign.push(request.url()));
  const evil = 'http://127.0.0.1:9/remote.manifest.json';
  await page.addInitScript((url) => localStorage.setItem('dwang-channels', JSON.stringify({ 'mf-jobs': url })), evil);
  for (const query of [
    `channel=mf-jobs:${evil}`,
    `mf-jobs=${evil}`,
    'channel=mf-jobs:javascript:alert(1)',
    'channel=mf-jobs:../../evil',
  ]) {
    await page.goto(`${gateway.url}/jobs?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs & Admin' })).toBeVisible();
  }
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
});
