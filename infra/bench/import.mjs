/**
 * `npm run bench:import`: how long the export of a big company takes and its import into another installation, on the embedded database, how
 * much memory the server takes for either above what it holds at rest, and how long somebody else waits meanwhile for a list. The company has
 * 100,000 time entries, a tenth as many jobs, clients and invoices, and 2,000 photos of 1 MB: `-- --entries 1000 --photos 20` for a small one.
 * Linux only, where memory is told. Needs a built server and four times the size of the photos below TMPDIR, which must not lie in memory.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { readFlags } from '../scripts/read-flags.mjs';
import { fillLists, openDatabase } from './fill-lists.mjs';
import { watchMemory } from './memory.mjs';
import { signIn, startServer, untilBackedUp } from './own-server.mjs';

const { values: chosen } = readFlags({
  entries: { type: 'string', default: '100000' },
  photos: { type: 'string', default: '2000' },
});
const ENTRIES = Number(chosen.entries);
const PHOTOS = Number(chosen.photos);
const MB = 1024 * 1024;
/** As long as a piece of an export is, in bytes. */
const PIECE = 4 * MB;
/** What a server may take above its rest, in bytes. */
const GOAL = 100 * MB;
/** Milliseconds between two looks at the work, and at somebody else's list. */
const LOOK_EVERY = 250;

/** The beginning of a picture of 4,000 by 3,000 pixels; what follows is noise, as no zip makes a photo smaller. */
const JPEG_HEAD = Buffer.from('ffd8ffc0000b080bb80fa0010111003f00', 'hex');

async function addPhotos(folder, { id: userId, company }) {
  const db = await openDatabase(join(folder, 'dwang.sqlite'));
  const [{ id: projectId }] = await db.run('SELECT MIN(id) AS id FROM projects WHERE companyId = ?', [company.id]);
  mkdirSync(join(folder, 'files', String(company.id), 'photos'), { recursive: true });
  const at = '2026-03-02 20:00:00.000';
  for (let number = 0; number < PHOTOS; number += 1) {
    const fileKey = `${company.id}/photos/${randomUUID()}.jpg`;
    writeFileSync(join(folder, 'files', fileKey), Buffer.concat([JPEG_HEAD, randomBytes(MB - JPEG_HEAD.length)]));
    const facts = { companyId: company.id, uid: randomUUID(), projectId, userId, caption: `Wall ${number}`, fileKey, size: MB };
    const row = {
      ...facts,
      contentType: 'image/jpeg',
      width: 4000,
      height: 3000,
      takenAt: at,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    const marks = Object.keys(row).map(() => '?');
    await db.run(`INSERT INTO project_photos (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`, Object.values(row));
  }
  await db.close();
}

/** A server whose demo company is a big one. */
async function startFilled(folder) {
  const first = await startServer(folder, {});
  const { user } = await signIn(first.url);
  await first.stop();
  await fillLists(join(folder, 'dwang.sqlite'), ENTRIES, user);
  await addPhotos(folder, user);
  return startServer(folder, {});
}

/** Another installation, and a person with an empty company in it. */
async function startEmpty(folder) {
  const server = await startServer(folder, {});
  const account = { username: 'mover', email: 'mover@example.nz', password: 'dwang-demo-42' };
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${server.url}/auth/register`, { method: 'POST', headers, body: JSON.stringify(account) });
  if (!answer.ok) throw new Error(`Registering failed with ${answer.status}`);
  return { server, person: await signIn(server.url, account.username, account.password) };
}

async function ask(url, { headers }, method = 'GET', body = undefined, type = 'application/json') {
  const answer = await fetch(url, { method, body, headers: { ...headers, ...(body ? { 'content-type': type } : {}) } });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function exportTo(path, url) {
  const { headers } = await signIn(url);
  const answer = await fetch(`${url}/account/export`, { headers });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(path));
}

/** Sends it in pieces as the browser does. */
async function send(path, url, person) {
  const file = await openAsBlob(path);
  const { id } = await ask(`${url}/company/imports`, person, 'POST', JSON.stringify({ fileName: 'big.zip', size: file.size }));
  for (let index = 0; index * PIECE < file.size; index += 1) {
    const piece = Buffer.from(await file.slice(index * PIECE, (index + 1) * PIECE).arrayBuffer());
    await ask(`${url}/company/imports/${id}/pieces/${index}`, person, 'PUT', piece, 'application/octet-stream');
  }
  return id;
}

/** Has it brought in, and answers how it ended and the seconds of each part. */
async function bringIn(id, url, person) {
  const seconds = {};
  await ask(`${url}/company/imports/${id}/run`, person, 'POST');
  for (let since = performance.now(); ; await pause(LOOK_EVERY)) {
    const work = await ask(`${url}/company/imports/${id}`, person);
    if (work.status === 'failed') throw new Error(work.problem);
    if (work.status === 'done') return { work, seconds };
    seconds[work.status] = (performance.now() - since) / 1000;
  }
}

/** The longest that another company's person waits for a list while `work` runs, in milliseconds. */
async function longestWait(url, work) {
  const other = await signIn(url);
  let most = 0;
  let isOver = false;
  const look = async () => {
    for (; !isOver; await pause(LOOK_EVERY)) {
      const since = performance.now();
      await ask(`${url}/projects`, other).finally(() => {
        most = Math.max(most, performance.now() - since);
      });
    }
  };
  const [result] = await Promise.all([work().finally(() => (isOver = true)), look()]);
  return { result, most };
}

/** Measures a piece of work on a server that rests. */
async function measure(name, { url, pid }, work) {
  await untilBackedUp(url);
  const { most: rest } = await watchMemory(pid, () => pause(1000));
  const since = performance.now();
  const { result, most } = await watchMemory(pid, () => longestWait(url, work));
  const seconds = (performance.now() - since) / 1000;
  const [own, all] = [most.own - rest.own, most.all - rest.all].map((bytes) => Math.round(bytes / MB));
  const verdict = own * MB <= GOAL ? 'goal met' : `misses ${GOAL / MB} MB`;
  const figures = `${own} MB above ${Math.round(rest.own / MB)} MB (${all} MB with files of the disk), ${verdict}`;
  console.log(
    `${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s, ${figures}; others waited ${Math.round(result.most)} ms at most`,
  );
  if (own * MB > GOAL) process.exitCode = 1;
  return result.result;
}

const folder = mkdtempSync(join(tmpdir(), 'dwang-bench-'));
const servers = [];
try {
  console.log(`${ENTRIES} time entries, ${PHOTOS} photos of 1 MB; load ${loadavg()[0].toFixed(1)}`);
  const zip = join(folder, 'big.zip');
  const from = await startFilled(join(folder, 'from'));
  servers.push(from);
  await measure('export', from, () => exportTo(zip, from.url));
  await from.stop();
  rmSync(join(folder, 'from'), { recursive: true, force: true });
  console.log(`          ${Math.round((await stat(zip)).size / MB)} MB`);
  const { server: to, person } = await startEmpty(join(folder, 'to'));
  servers.push(to);
  const id = await measure('sending', to, () => send(zip, to.url, person));
  const { work, seconds } = await measure('bringing in', to, () => bringIn(id, to.url, person));
  const rows = work.tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = Object.entries(seconds).map(([name, until]) => `${name} until ${until.toFixed(1)} s`);
  console.log(`          ${rows} rows; ${parts.join(', ')}`);
} finally {
  for (const { stop } of servers) await stop();
  rmSync(folder, { recursive: true, force: true });
}
