/**
 * `npm run bench:lists`: how long lists and searches take with 2,000 and with 200,000 time entries (a tenth as many jobs, clients and
 * invoices), on the embedded database and on MySQL or MariaDB. Prints the median and the 95th percentile in milliseconds, and the load of
 * the machine, without which they say little. Needs a built server. `npm run bench:lists -- sqlite` and `-- mysql` measure one of them.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findMysqlServer, startPrivateMysql } from '../scripts/private-mysql.mjs';
import { fillLists } from './fill-lists.mjs';

const SIZES = [2_000, 200_000];
const ROUNDS = 40;
const LISTS = {
  'jobs, latest activity': '/projects?status=active',
  'jobs by name': '/projects?sort=name',
  'jobs by unbilled money': '/projects?sort=-unbilledAmount',
  'jobs by end date': '/projects?sort=endDate',
  'jobs by client': '/projects?sort=client',
  'jobs, one stage': '/projects?stage=booked&sort=stageOrder&limit=20',
  'jobs, search': '/projects?q=maori',
  clients: '/clients',
  'clients, search': '/clients?q=whanau',
  invoices: '/invoices',
  'invoices, search': '/invoices?q=9',
  'time entries': '/time-entries',
  'time entries, search': '/time-entries?q=framing',
  'time entries, search by job': '/time-entries?q=maori',
  'time entries, search of 1 letter': '/time-entries?q=s',
  'time entries, search of none': '/time-entries?q=zzz',
  'time of one month': '/time-entries?from=2026-03-01&to=2026-03-31',
};

const root = new URL('../../', import.meta.url).pathname;

/** Runs the built server on a port of its own, at first with nothing but the demo in its database. */
async function startServer(folder, settings) {
  const port = await freePort();
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['services/gateway/dist/main.mjs'], {
    cwd: root,
    env: { ...process.env, ...limits, PORT: String(port), DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/api`;
  for (let tries = 0; !(await fetch(`${url}/health`).catch(() => null)); tries += 1) {
    if (tries > 600 || child.exitCode !== null) throw new Error('The server did not start');
    await pause(200);
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill();
    await ended;
  };
  return { url, stop };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function signIn(url) {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: 'demo', password: 'dwang-demo' }),
  });
  if (!answer.ok) throw new Error(`Signing in failed with ${answer.status}`);
  const { user } = await answer.json();
  return { user, headers: { cookie: answer.headers.get('set-cookie').split(';')[0], 'sec-fetch-site': 'same-origin' } };
}

/** The median and the 95th percentile of one list, in milliseconds; the first answers warm the server up. */
async function timesOf(address, headers) {
  const times = [];
  for (let round = -3; round < ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await answer.arrayBuffer();
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { median: times[ROUNDS / 2], p95: times[Math.ceil(ROUNDS * 0.95) - 1] };
}

async function measure(entries, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'dwang-bench-'));
  let server = await startServer(folder, settings);
  try {
    const { user, headers } = await signIn(server.url);
    await server.stop();
    await fillLists(settings.DATABASE_URL ?? join(folder, 'dwang.sqlite'), entries, user);
    server = await startServer(folder, settings);
    const found = {};
    for (const [name, path] of Object.entries(LISTS)) found[name] = await timesOf(`${server.url}${path}`, headers);
    return found;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The goals: at most twice the time at a hundred times the rows, a page within 100 ms and a search within 200 ms. */
function verdict(list, small, large) {
  const most = list.includes('search') ? 200 : 100;
  const misses = [...(large > 2 * small ? ['2 times'] : []), ...(large > most ? [`${most} ms`] : [])];
  return `p95 ${(large / small).toFixed(1)} times, ${misses.length ? `misses ${misses.join(' and ')}` : 'goal met'}`;
}

async function measureBoth(name, settingsOf) {
  const [small, large] = [await measure(SIZES[0], await settingsOf()), await measure(SIZES[1], await settingsOf())];
  console.log(`\n${name}: median and p95 in ms at ${SIZES.join(' and ')} time entries; load ${loadavg()[0].toFixed(1)}`);
  for (const list of Object.keys(LISTS)) {
    const figures = [small, large].flatMap((size) => [size[list].median, size[list].p95]);
    const line = figures.map((figure) => figure.toFixed(1).padStart(8)).join('');
    console.log(`${list.padEnd(34)}${line}  ${verdict(list, small[list].p95, large[list].p95)}`);
  }
}

const only = process.argv[2];
if (only !== 'mysql') await measureBoth('SQLite', () => ({}));
if (only === 'sqlite') process.exit();
if (findMysqlServer()) {
  const stops = [];
  await measureBoth('MySQL or MariaDB', async () => {
    const mysql = await startPrivateMysql();
    stops.push(mysql.stop);
    const address = new URL(mysql.url);
    address.pathname = '/dwang_bench';
    return { DATABASE_URL: await withDatabase(address) };
  });
  for (const stop of stops) await stop();
} else console.log('\nNo MySQL or MariaDB on this machine.');

/** Makes the address's database. */
async function withDatabase(address) {
  const { openDatabase } = await import('./fill-lists.mjs');
  const db = await openDatabase(new URL('/', address).href);
  await db.run(`CREATE DATABASE ${address.pathname.slice(1)} CHARACTER SET utf8mb4`);
  await db.close();
  return address.href;
}
