import { accessSync, constants, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findMysqlServer } from './private-mysql.mjs';
import { run } from './steps.mjs';

/** The flags that keep a headless Chromium quiet on a closed network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const EXTRA_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const MEMORY_FOLDER = '/dev/shm';
/** Far more than the databases of a whole test run take. Bytes. */
const MEMORY_ROOM = 4 * 1024 ** 3;

/** Whether the system keeps a folder in memory, with room. */
function hasMemoryFolder() {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return Math.min(bavail * bsize, freemem()) >= MEMORY_ROOM;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for all that is temporary in this process and its children, in memory where it can be: the databases of tests write little and
 * often, and on a slow disk every change of a table waits for it (80 of them: 5 s on a disk, 0.1 s in memory). Remove it at the end.
 */
export function makeScratch() {
  process.env.TMPDIR = mkdtempSync(join(hasMemoryFolder() ? MEMORY_FOLDER : tmpdir(), 'dwang-test-'));
  return process.env.TMPDIR;
}

/** The first of `names` found on PATH or in the usual folders of servers; null when there is none. */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...EXTRA_FOLDERS];
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    if (found) return found;
  }
  return null;
}

const chromium = () =>
  process.env.CHROMIUM_PATH ??
  findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']) ??
  APPLICATIONS.find((path) => existsSync(path)) ??
  null;

/** On Debian and Ubuntu as root, installs a package; elsewhere does nothing. */
async function aptInstall(packageName) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  console.log(`installing ${packageName} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], { env, stdio: 'ignore' });
}

async function findOrInstall(find, packageName, advice) {
  if (!find()) await aptInstall(packageName);
  const found = find();
  if (!found) throw new Error(advice);
  return found;
}

/** Path of a Chromium-family browser; installed with apt-get where that is possible. Throws with what to install. */
export const findChromium = () =>
  findOrInstall(chromium, 'chromium', 'no Chromium found: install Chromium, Chrome or Edge, or set CHROMIUM_PATH to its program');

/** Path of mariadbd or mysqld; installed with apt-get where that is possible. Throws with what to install. */
export const findDatabaseServer = () =>
  findOrInstall(
    findMysqlServer,
    'mariadb-server',
    'no MariaDB or MySQL server found: install mariadb-server or mysql-server (it is only used privately, on a free port)',
  );

/** Path of redis-server or valkey-server; installed with apt-get where that is possible. Throws with what to install. */
export const findRedisServer = () =>
  findOrInstall(
    () => process.env.REDIS_SERVER ?? findProgram(['redis-server', 'valkey-server']),
    'redis-server',
    'no Redis found: install redis-server or valkey-server (it is only used privately, on a free port)',
  );
