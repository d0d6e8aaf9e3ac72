// `npm run bench:sign-in`: whether the time of a refused sign-in tells if an account exists (RC-118). A server of its own, wrong passwords
// for known and unknown names in turn, one try for each name, so that none is locked. Prints the medians and fails when they differ by 10 % or more.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFlags } from '../scripts/read-flags.mjs';
import { root } from '../scripts/steps.mjs';

readFlags();

const TRIES = Number(process.env.BENCH_TRIES ?? 200);
const PORT = 8393;
const URL_OF = (path) => `http://localhost:${PORT}/api${path}`;
const MOST_DIFFERENCE = 0.1;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const post = (path, body) =>
  fetch(URL_OF(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

async function start(dataDir) {
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000', SIGN_IN_LIMIT_PER_MINUTE: '1000000' };
  const env = { ...process.env, ...limits, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [join(root, 'services/gateway/dist/main.mjs')], { cwd: root, env, stdio: 'ignore' });
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(URL_OF('/ready')).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error('the server did not become ready');
}

async function refusedIn(username) {
  const before = performance.now();
  const { status } = await post('/auth/login', { username, password: 'not the password' });
  if (status !== 401) throw new Error(`expected 401, got ${status}`);
  return performance.now() - before;
}

async function measure() {
  const names = Array.from({ length: TRIES }, (_, number) => `known ${number}`);
  for (const username of names) {
    await post('/auth/register', { username, email: `${username.replace(' ', '')}@example.nz`, password: 'three dry studs' });
  }
  for (let warm = 0; warm < 10; warm += 1) await refusedIn(`warm ${warm}`);
  const times = { known: [], unknown: [] };
  for (const [number, username] of names.entries()) {
    const known = async () => times.known.push(await refusedIn(username));
    const unknown = async () => times.unknown.push(await refusedIn(`nobody ${number}`));
    for (const one of number % 2 === 0 ? [known, unknown] : [unknown, known]) await one();
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

const dataDir = mkdtempSync(join(tmpdir(), 'dwang-sign-in-'));
const server = await start(dataDir);
try {
  const { known, unknown } = await measure();
  const difference = Math.abs(known - unknown) / Math.max(known, unknown);
  console.log(
    `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${(difference * 100).toFixed(1)} % apart (${TRIES} each)`,
  );
  if (difference >= MOST_DIFFERENCE) process.exitCode = 1;
} finally {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
