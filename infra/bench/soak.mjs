/**
 * `npm run bench:soak`: whether the server's memory stays flat under a mixed load, on the embedded database: reads, writes, searches, PDFs,
 * sign-ins, live streams and requests that are refused. Three minutes at 50 requests a second; `-- --minutes 60` for an hour, `--rate 20` for a
 * slower machine. Judges what is the server's own: the pages of the database file that it reads in place grow with the file, and the system takes
 * them back when memory runs short; both are printed. Fails above 400 MB, or when the last quarter holds a tenth more than the second one. Linux
 * only. Needs a built server.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readFlags } from '../scripts/read-flags.mjs';
import { heldBy } from './memory.mjs';
import { signIn, startServer, untilBackedUp } from './own-server.mjs';

const { values: chosen } = readFlags({ minutes: { type: 'string', default: '3' }, rate: { type: 'string', default: '50' } });
const MINUTES = Number(chosen.minutes);
const RATE = Number(chosen.rate);
const MB = 1024 * 1024;
/** What a server may hold of its own, in bytes. */
const GOAL = 400 * MB;
const MOST_GROWTH = 1.1;
const LOOK_EVERY = 5000;
/** More open requests than that are not sent: the server is slower than the load. */
const MOST_OPEN = 100;

const today = new Date().toISOString().slice(0, 10);
const random = (most) => Math.floor(Math.random() * most);
const pick = (list) => list[random(list.length)];

/** What is asked, each as often as its weight. `ask` sends; `known` holds numbers of rows that were read. */
const KINDS = [
  [8, ({ ask }) => ask('GET', '/clients?limit=50')],
  [8, ({ ask }) => ask('GET', '/projects?limit=50')],
  [8, ({ ask }) => ask('GET', '/invoices?limit=50')],
  [6, ({ ask }) => ask('GET', '/time-entries?limit=50')],
  [4, ({ ask }) => ask('GET', `/clients?q=${pick(['smith', 'deck', 'māori', 'zz', randomUUID().slice(0, 4)])}`)],
  [4, ({ ask }) => ask('GET', '/dashboard')],
  [2, ({ ask }) => ask('GET', '/insights')],
  [2, ({ ask }) => ask('GET', '/reports/months')],
  [3, ({ ask }) => ask('GET', '/auth/user')],
  [2, ({ ask, known }) => ask('GET', `/invoices/${pick(known.invoices)}`)],
  [1, ({ ask, known }) => ask('GET', `/invoices/${pick(known.invoices)}/pdf`)],
  [6, ({ ask }) => ask('POST', '/clients', { uid: randomUUID(), name: `Soak ${randomUUID()}`, notes: 'x'.repeat(random(500)) })],
  [6, ({ ask, known }) => ask('POST', '/time-entries', entry(pick(known.projects)))],
  [3, ({ ask }) => ask('PUT', '/timer', { status: 'RUNNING' })],
  [2, ({ ask }) => ask('POST', '/clients', { name: '' })],
  [2, ({ ask }) => ask('GET', `/nowhere/${randomUUID()}`)],
  [2, ({ ask }) => ask('GET', '/clients', undefined, {})],
  [1, ({ url }) => signIn(url)],
  [1, ({ url, headers }) => listenShortly(url, headers)],
].flatMap(([weight, send]) => Array(weight).fill(send));

const entry = (projectId) => ({
  uid: randomUUID(),
  projectId,
  startTime: `${today}T00:00:00.000Z`,
  duration: 600 + random(3000),
  notes: 'soak',
});

async function listenShortly(url, headers) {
  const end = AbortSignal.timeout(2000);
  const answer = await fetch(`${url}/events`, { headers, signal: end });
  await answer.text().catch(() => undefined);
  return answer;
}

/** Sends at the rate until the time is over; answers how often each status came. */
async function load(context, until) {
  const counts = {};
  const count = (name) => (counts[name] = (counts[name] ?? 0) + 1);
  let open = 0;
  const send = async () => {
    open += 1;
    try {
      const answer = await pick(KINDS)(context);
      count(answer.status ?? 'signed in');
    } catch (error) {
      count(error.name);
    } finally {
      open -= 1;
    }
  };
  for (let due = Date.now(); Date.now() < until; due += 1000 / RATE) {
    await pause(Math.max(0, due - Date.now()));
    if (open < MOST_OPEN) void send();
    else count('not sent');
  }
  while (open > 0) await pause(50);
  return counts;
}

function caller({ url, user, headers }) {
  const ask = async (method, path, body, own = headers) => {
    const sent = { method, headers: { ...own, 'sec-fetch-site': 'same-origin' } };
    if (body) Object.assign(sent, { body: JSON.stringify(body) });
    if (body) Object.assign(sent.headers, { 'content-type': 'application/json', 'idempotency-key': randomUUID() });
    const answer = await fetch(`${url}${path}`, sent);
    await answer.arrayBuffer();
    return answer;
  };
  const idsOf = async (path) => {
    const { items } = await (await fetch(`${url}${path}`, { headers })).json();
    return items.map(({ id }) => id);
  };
  return { url, user, headers, ask, idsOf };
}

/** What V8 holds, in bytes: what is in use, and what is garbage that it has not let go of. */
async function heapOf(url) {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const of = (name) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { used: of('nodejs_heap_size_used_bytes'), total: of('nodejs_heap_size_total_bytes') };
}

const inMb = (bytes) => `${(bytes / MB).toFixed(0)} MB`.padStart(7);

/** Looks every few seconds while `work` runs. */
async function watch({ pid, url }, work) {
  const seen = [];
  const began = Date.now();
  const look = async () => {
    const { all, own } = heldBy(pid);
    const { used, total } = await heapOf(url);
    seen.push(own);
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(`${minutes.padStart(5)} min${inMb(all)}, its own${inMb(own)}, heap${inMb(used)} of${inMb(total)}`);
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY);
  await look();
  try {
    return { result: await work(), seen };
  } finally {
    clearInterval(timer);
  }
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const quarter = (values, which) =>
  values.slice(Math.floor((values.length * which) / 4), Math.floor((values.length * (which + 1)) / 4));

const folder = mkdtempSync(join(tmpdir(), 'dwang-soak-'));
const server = await startServer(folder, { SIGN_IN_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' });
try {
  await untilBackedUp(server.url);
  const context = caller({ url: server.url, ...(await signIn(server.url)) });
  context.known = { invoices: await context.idsOf('/invoices?limit=50'), projects: await context.idsOf('/projects?limit=50') };
  const { result, seen } = await watch(server, () => load(context, Date.now() + MINUTES * 60_000));
  const growth = mean(quarter(seen, 3)) / mean(quarter(seen, 1));
  console.log(JSON.stringify(result));
  console.log(
    `at most ${(Math.max(...seen) / MB).toFixed(0)} MB; the last quarter holds ${((growth - 1) * 100).toFixed(0)} % more than the second`,
  );
  if (Math.max(...seen) > GOAL || growth > MOST_GROWTH) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
