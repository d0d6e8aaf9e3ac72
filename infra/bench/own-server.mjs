import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ALLOCATOR, SERVER_FLAGS } from '../scripts/end-together.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { root } from '../scripts/steps.mjs';

/** By then a server has begun the work that was due when it started, in milliseconds. */
const AFTER_START = 10_000;

/** Runs the built server on a port of its own, at first with nothing but the demo in its database. */
export async function startServer(folder, settings) {
  const port = await freePort();
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'services/gateway/dist/main.mjs'], {
    cwd: root,
    env: { ...ALLOCATOR, ...process.env, ...limits, PORT: String(port), DATA_DIR: folder, ...settings },
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
  return { url, pid: child.pid, stop };
}

export async function signIn(url, username = 'demo', password = 'dwang-demo') {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`Signing in failed with ${answer.status}`);
  const { user } = await answer.json();
  return { user, headers: { cookie: answer.headers.get('set-cookie').split(';')[0], 'sec-fetch-site': 'same-origin' } };
}

/** Waits for the night's backup, which a server makes after its start if it was not made at midnight: a bench measures its own work, not both. */
export async function untilBackedUp(url) {
  const { headers } = await signIn(url, 'admin');
  for (let since = Date.now(), busy = true; busy || Date.now() - since < AFTER_START; ) {
    await pause(1000);
    const { items } = await (await fetch(`${url}/admin/backups`, { headers })).json();
    busy = items.length === 0 || items.some(({ status }) => status === 'in_progress');
  }
}
