// `npm run bench:first-visit`: what a first visit of the signed-in dashboard costs, federated and as one ordinary bundle of the same
// sources, in interleaved runs of one command. Prints medians; asserts nothing.
// Counted is what comes until the dashboard has been still for 1.5 s, untouched. Not counted: what the service worker, which is blocked here,
// fetches after that for use without a network, and the outbox (33 KB), which comes with the first touch or where there is unsent work.
// Before that it says when, with the worker, a first visit is ready for no signal: the main screens should be within 5 s.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONE_BUNDLE_FOLDER, oneBundle } from '@dwang/build';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/machine.mjs';
import { readFlags } from '../scripts/read-flags.mjs';
import { root } from '../scripts/steps.mjs';
import { serveOneBundle } from './one-bundle-server.mjs';

readFlags();

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const [GATEWAY_PORT, ONE_BUNDLE_PORT] = [8391, 8392];
const PROFILES = {
  plain: null,
  'slow 4G, CPU x4': { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 },
};

const { rspack } = createRequire(join(root, 'packages/build/package.json'))('@rspack/core');
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function build() {
  const here = (file) => join(root, 'infra/bench', file);
  const compiler = rspack(oneBundle(here('load-remote.ts'), here('no-preload.ts')));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
}

async function startGateway(dataDir) {
  const env = {
    ...process.env,
    PORT: String(GATEWAY_PORT),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  const gateway = spawn(process.execPath, [join(root, 'services/gateway/dist/main.mjs')], { cwd: root, env, stdio: 'ignore' });
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`http://localhost:${GATEWAY_PORT}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return gateway;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the gateway did not become ready; build it first with npm run build');
}

/** Must be a function of its own: it runs in the page. */
function watchPaint() {
  globalThis.seen = { lcp: 0, cls: 0, tbt: 0 };
  const watch = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    globalThis.seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) globalThis.seen.cls += entry.value;
  });
  watch('longtask', (entry) => {
    globalThis.seen.tbt += Math.max(0, entry.duration - 50);
  });
}

async function signIn(page, port) {
  await page.request.post(`http://localhost:${port}/api/auth/login`, {
    data: { username: 'demo', password: process.env.DEMO_PASSWORD ?? 'dwang-demo' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

async function visit(browser, port, profile) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, port);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map();
  const bytes = { script: 0, all: 0, requests: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    bytes.requests += 1;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  if (profile) {
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...profile });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(watchPaint);
  await page.goto(`http://localhost:${port}/`, { timeout: 120_000 });
  await page.getByRole('timer').first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...bytes, ...seen };
}

/** Milliseconds from the begin of a first visit until the main screens, and all, are kept for use without a network. */
async function untilKept(browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, GATEWAY_PORT);
  await page.goto(`http://localhost:${GATEWAY_PORT}/`);
  const at = async (mark) => {
    const found = (name) => performance.getEntriesByName(name)[0]?.startTime;
    return (await page.waitForFunction(found, mark, { timeout: 120_000 })).jsonValue();
  };
  const kept = { main: await at('dwang-main-screens-kept'), all: await at('dwang-all-kept') };
  await context.close();
  return kept;
}

const dataDir = mkdtempSync(join(tmpdir(), 'dwang-bench-'));
await build();
const gateway = await startGateway(dataDir);
const server = await serveOneBundle(ONE_BUNDLE_FOLDER, ONE_BUNDLE_PORT, GATEWAY_PORT);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  const kept = [];
  for (let run = 0; run < RUNS; run += 1) kept.push(await untilKept(browser));
  const seconds = (key) => (median(kept.map((one) => one[key])) / 1000).toFixed(1);
  console.log(
    `without a network: the main screens open after ${seconds('main')} s, all after ${seconds('all')} s ` +
      `(median of ${RUNS}; load of the machine ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores)`,
  );
  for (const [name, profile] of Object.entries(PROFILES)) {
    const results = { 'one bundle': [], federated: [] };
    for (let run = 0; run < RUNS; run += 1) {
      results['one bundle'].push(await visit(browser, ONE_BUNDLE_PORT, profile));
      results.federated.push(await visit(browser, GATEWAY_PORT, profile));
    }
    for (const [variant, visits] of Object.entries(results)) {
      const of = (key) => median(visits.map((one) => one[key]));
      console.log(
        `${name} | ${variant}: JS ${(of('script') / 1024).toFixed(1)} KB, all ${(of('all') / 1024).toFixed(1)} KB, ${of('requests')} requests, ` +
          `LCP ${Math.round(of('lcp'))} ms, TBT ${Math.round(of('tbt'))} ms, CLS ${of('cls').toFixed(3)} (median of ${RUNS})`,
      );
    }
  }
} finally {
  await browser.close();
  server.close();
  gateway.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
