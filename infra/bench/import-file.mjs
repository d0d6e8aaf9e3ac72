/**
 * `npm run bench:import-file`: how long each import of a file takes on the embedded database when the file is as large as is taken, and how long
 * somebody else waits meanwhile at most for an answer that needs no database. Each file is looked at, brought, and brought once more; `-- --only
 * OFX` for one of them. Needs a built server. The goal: nobody waits above 50 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readFlags } from '../scripts/read-flags.mjs';
import { signIn, startServer, untilBackedUp } from './own-server.mjs';

const { values: chosen } = readFlags({ only: { type: 'string', default: '' } });
/** Milliseconds. */
const GOAL = 50;
const LOOK_EVERY = 2;

const rows = (count, head, rowOf) => [head, ...Array.from({ length: count }, (_, at) => rowOf(at + 1))].join('\n');
const day = (at) => `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
const words = 'Kauri Street deck and fence, second stage with handrail and stairs '.repeat(5);
const cents = (at) => (100 + (at % 900) + 0.25).toFixed(2);

const statement = (count, more) =>
  rows(count, 'Date,Amount,Payee,Particulars,Code,Reference,Memo', (at) =>
    [day(at), cents(at), `Client ${at % 700}`, 'INV', `C${at}`, `REF ${at}`, more && `"${more}"`].join(),
  );
const ofx = (count) => {
  const entry = (at) =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day(at).replaceAll('-', '')}<TRNAMT>${cents(at)}<FITID>${at}<NAME>Client ${at % 700}<MEMO>${words}</STMTTRN>`;
  return `<OFX><BANKTRANLIST>\n${Array.from({ length: count }, (_, at) => entry(at + 1)).join('\n')}\n</BANKTRANLIST></OFX>`;
};
const prices = (count) =>
  rows(count, 'Code,Description,Category,UOM,Price ex GST', (at) =>
    [`A${at}`, `"Timber ${at} ${words.slice(0, 130)}"`, 'Framing', 'lm', (1 + at / 100).toFixed(2)].join(),
  );
const clients = (count) =>
  rows(count, 'Name,Contact person,Email,Phone,Address,Notes', (at) =>
    [
      `Client ${at} Ltd`,
      `Person ${at}`,
      `p${at}@example.nz`,
      `021 ${100_000 + at}`,
      `${at} Kauri Street`,
      `"${words.slice(0, 150)}"`,
    ].join(),
  );

/** The longest wait while `work` runs, and how long that took; in milliseconds. */
async function watch(url, work) {
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise((done, failed) =>
      get(`${url}/health`, { agent }, (answer) => answer.resume().on('end', done)).on('error', failed),
    );
  let isOver = false;
  let most = 0;
  const since = performance.now();
  const working = work().finally(() => (isOver = true));
  for (; !isOver; await pause(LOOK_EVERY)) {
    const asked = performance.now();
    await ask();
    most = Math.max(most, performance.now() - asked);
  }
  const answer = await working;
  agent.destroy();
  return { most, took: performance.now() - since, answer };
}

async function measure(name, { url }, path, text) {
  if (!name.includes(chosen.only)) return;
  const { headers } = await signIn(url);
  const type = { 'content-type': 'application/octet-stream' };
  const body = Buffer.from(text);
  const figures = [];
  let told = '';
  for (const dryRun of [true, false, false]) {
    const send = () => fetch(`${url}/${path}&dryRun=${dryRun}`, { method: 'POST', headers: { ...headers, ...type }, body });
    const { most, took, answer } = await watch(url, send);
    const { counts, detail, errors } = await answer.json();
    told = counts ? JSON.stringify(counts) : `${detail} ${errors?.[0]?.message ?? ''}`;
    figures.push(`${Math.round(took)} ms (${Math.round(most)})`);
    if (most > GOAL) process.exitCode = 1;
  }
  console.log(
    `${name.padEnd(34)}${(body.length / 2 ** 20).toFixed(1)} MB  ${figures.map((one) => one.padStart(16)).join('')}  ${told}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'dwang-bench-'));
const server = await startServer(folder, {});
try {
  await untilBackedUp(server.url);
  console.log(`Looked at, brought, brought again (longest wait of somebody else); load ${loadavg()[0].toFixed(1)}`);
  await measure(
    'statement of 180,000 rows',
    server,
    'bank-imports?name=a',
    statement(180_000, '').replace(/,INV,C\d+,REF \d+,/g, ''),
  );
  await measure('statement of 10,000 rows', server, 'bank-imports?name=b', statement(10_000, words));
  await measure('OFX of 10,000 transactions', server, 'bank-imports?name=c', ofx(10_000));
  await measure(
    'price list of 20,000 rows',
    server,
    `price-books/${await newList(server)}/import?pricedOn=2026-11-01`,
    prices(20_000),
  );
  await measure('clients, 20,000 rows', server, 'clients/import?twins=skip', clients(20_000));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function newList({ url }) {
  const { headers } = await signIn(url);
  const body = JSON.stringify({ name: 'Merchant' });
  const answer = await fetch(`${url}/price-books`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  return (await answer.json()).id;
}
