import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const LOCK = join(CACHE, 'build.lock');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function holder() {
  try {
    return Number(readFileSync(LOCK, 'utf8'));
  } catch {
    return 0;
  }
}

function take() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Waits for another build of this folder to end: two at once would mix their files. A lock whose process is gone counts for nothing. */
export async function takeBuildLock() {
  mkdirSync(CACHE, { recursive: true });
  for (let waited = 0; !take(); waited += 1) {
    if (!isAlive(holder())) rmSync(LOCK, { force: true });
    else if (waited === 0) console.log('Another build is running; waiting for it …');
    await pause(300);
  }
  process.on('exit', () => rmSync(LOCK, { force: true }));
}
