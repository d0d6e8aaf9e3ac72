// `npm test`: all gates and suites on a fresh clone. Finds or installs Chromium, a MariaDB/MySQL server and Redis, runs every suite even when an
// earlier one fails, and ends with one line `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findDatabaseServer, findRedisServer, makeScratch } from './machine.mjs';
import { readFlags } from './read-flags.mjs';
import { assertNode, installIfMissing, root, run, secondsSince } from './steps.mjs';

readFlags();
// What Jest has compiled stays for the next run.
const compiled = join(tmpdir(), 'dwang-jest');
const scratch = makeScratch();
const counts = { passed: 0, failed: 0 };
const timings = [];

/** Runs one gate: passes or fails as a whole. */
async function gate(name, command, args) {
  await timed(name, async () => count(await run(command, args), 1));
}

function count(code, tests) {
  counts[code === 0 ? 'passed' : 'failed'] += tests;
}

async function timed(name, work) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  await work();
  timings.push(`${name} ${secondsSince(started)} s`);
}

/** Runs jest or Playwright with its JSON report beside the readable one and adds up its tests. */
async function suite(name, command, args, env, read) {
  await timed(name, async () => {
    const report = join(scratch, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
    const code = await run(command, args(report), { env: { ...process.env, ...env(report) } });
    const { passed, failed } = readCounts(report, read);
    counts.passed += passed;
    counts.failed += failed;
    if (code !== 0 && failed === 0) counts.failed += 1;
    if (code === 0 && passed === 0) {
      console.error(`${name}: no test ran`);
      counts.failed += 1;
    }
  });
}

function readCounts(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const jest = join(root, 'node_modules/.bin/jest');
const jestSuite = (name, extra, env = {}) =>
  suite(
    name,
    jest,
    (report) => ['--json', `--outputFile=${report}`, `--cacheDirectory=${compiled}`, ...extra],
    () => ({ TEST_GROUPS: join(scratch, 'groups'), ...env }),
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests + json.numRuntimeErrorTestSuites }),
  );

async function main() {
  assertNode();
  await installIfMissing();
  const chromium = await findChromium();
  await findDatabaseServer();
  process.env.REDIS_SERVER = await findRedisServer();
  await timed('build', async () => count(await run(process.execPath, ['infra/scripts/build.mjs']), 1));
  await gate('lint and format', join(root, 'node_modules/.bin/biome'), ['ci', '.']);
  await gate('types', join(root, 'node_modules/.bin/tsc'), ['-b', '--force']);
  await gate('doors between rooms', process.execPath, ['infra/gates/doors.mjs']);
  await gate('dead code', join(root, 'node_modules/.bin/knip'), ['--no-progress']);
  const { startPrivateMysql } = await import('./private-mysql.mjs');
  const units = 'domain contracts kit client shell-api build gates shell mf-dashboard mf-jobs mf-finance mf-tools mf-admin'.split(
    ' ',
  );
  await jestSuite('units and remotes', ['--selectProjects', ...units]);
  await jestSuite('areas on SQLite', ['--selectProjects', 'services'], { TEST_DATABASE: 'sqlite' });
  const mysql = await startPrivateMysql();
  try {
    // The days offline have run with more seeds on SQLite.
    const settings = { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: mysql.url, OFFLINE_SEEDS: '3' };
    await jestSuite('areas on MySQL', ['--selectProjects', 'services'], settings);
    await suite(
      'journeys in Chromium',
      join(root, 'node_modules/.bin/playwright'),
      () => ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
      (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: chromium, TEST_MYSQL_URL: mysql.url }),
      (json) => ({ passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }),
    );
  } finally {
    await mysql.stop();
  }
}

const started = Date.now();
try {
  await main();
} catch (error) {
  console.error(`npm test stopped: ${error instanceof Error ? error.message : error}`);
  counts.failed += 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`\n${timings.join('\n')}\nall ${secondsSince(started)} s\n`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
