/**
 * `npm run bench:lists`: how long lists, searches and reports take with 2,000 and with 200,000 time entries (a tenth as many jobs, clients and
 * invoices, all within the same 15 months), on the embedded database and on MySQL or MariaDB. Both sizes are asked in turn, so that a busy
 * machine is as unkind to one as to the other. Prints the median and the 95th percentile in milliseconds, and the load of the machine, without
 * which they say little. Needs a built server. `-- --db sqlite` or `mysql` measures one database, `-- --only search` the lists so named.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMysqlServer, startPrivateMysql } from '../scripts/private-mysql.mjs';
import { readFlags } from '../scripts/read-flags.mjs';
import { fillLists, openDatabase } from './fill-lists.mjs';
import { signIn, startServer, untilBackedUp } from './own-server.mjs';

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
  'report of unbilled jobs': '/reports/unbilled',
  'report of unbilled jobs, by money': '/reports/unbilled?sort=-amount',
  'report by job': '/reports/jobs',
  'report by job, one year': '/reports/jobs?from=2025-04-01&to=2026-03-31',
  'report by client': '/reports/clients',
  'report by month': '/reports/months',
};
const { values: chosen } = readFlags({ db: { type: 'string' }, only: { type: 'string', default: '' } });

async function timeOf(address, headers) {
  const start = performance.now();
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

/** The median and the 95th percentile of one list on each server, in milliseconds; the first answers warm them up. */
async function timesOf(path, servers) {
  const times = servers.map(() => []);
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [index, { url, headers }] of servers.entries()) {
      const time = await timeOf(`${url}${path}`, headers);
      if (round >= 0) times[index].push(time);
    }
  }
  return times.map((all) => {
    all.sort((one, other) => one - other);
    return { median: all[ROUNDS / 2], p95: all[Math.ceil(ROUNDS * 0.95) - 1] };
  });
}

/** A server with so many entries in the demo's company. */
async function filledServer(entries, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'dwang-bench-'));
  const first = await startServer(folder, settings);
  const { user, headers } = await signIn(first.url);
  await first.stop();
  await fillLists(settings.DATABASE_URL ?? join(folder, 'dwang.sqlite'), entries, user);
  const { url, stop } = await startServer(folder, settings);
  await untilBackedUp(url);
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, headers, end };
}

/** The goals: at most twice the time at a hundred times the rows, a page within 100 ms, a search or report within 200 ms. */
function verdict(list, small, large) {
  const most = /search|report/.test(list) ? 200 : 100;
  const misses = [...(large > 2 * small ? ['2 times'] : []), ...(large > most ? [`${most} ms`] : [])];
  return `p95 ${(large / small).toFixed(1)} times, ${misses.length ? `misses ${misses.join(' and ')}` : 'goal met'}`;
}

async function measure(name, settingsOf) {
  const servers = [];
  try {
    for (const entries of SIZES) servers.push(await filledServer(entries, await settingsOf(entries)));
    console.log(`\n${name}: median and p95 in ms at ${SIZES.join(' and ')} time entries; load ${loadavg()[0].toFixed(1)}`);
    for (const [list, path] of Object.entries(LISTS).filter(([one]) => one.includes(chosen.only))) {
      const [small, large] = await timesOf(path, servers);
      const figures = [small.median, small.p95, large.median, large.p95].map((figure) => figure.toFixed(1).padStart(8));
      console.log(`${list.padEnd(34)}${figures.join('')}  ${verdict(list, small.p95, large.p95)}`);
    }
  } finally {
    for (const { end } of servers) await end();
  }
}

if (chosen.db !== 'mysql') await measure('SQLite', () => ({}));
if (chosen.db !== 'sqlite' && findMysqlServer()) {
  const mysql = await startPrivateMysql();
  await measure('MySQL or MariaDB', async (entries) => ({
    DATABASE_URL: await makeDatabase(mysql.url, `dwang_bench_${entries}`),
  }));
  await mysql.stop();
} else if (chosen.db !== 'sqlite') console.log('\nNo MySQL or MariaDB on this machine.');

/** The address of a new database. */
async function makeDatabase(server, name) {
  const db = await openDatabase(`${server}/`);
  await db.run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await db.close();
  return `${server}/${name}`;
}
