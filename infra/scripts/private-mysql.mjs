import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';
import { readFlags } from './read-flags.mjs';

const FOLDERS = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/libexec',
  '/opt/homebrew/bin',
  '/usr/local/mysql/bin',
];
const START_SECONDS = 60;
const STOP_SECONDS = 20;

// The driver is the platform's, and is asked for only when the server is up.
const loadDriver = () => createRequire(new URL('../../services/platform/package.json', import.meta.url))('mysql2/promise');

/** Path of a server program on this machine, MariaDB's or MySQL's, or null. */
export function findMysqlServer() {
  return find('mariadbd') ?? find('mysqld');
}

function find(program) {
  const folders = [...FOLDERS, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, program)).find(isExecutable) ?? null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a database server of one's own: a free port on the loopback, its own data in the temp folder, root without a password.
 * `stop()` ends it and removes the data; the end of this process does so too. Throws in words when there is no server program.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPrivateMysql() {
  const server = findMysqlServer();
  if (!server)
    throw new Error('No mariadbd or mysqld was found. Install MariaDB (Debian: apt-get install mariadb-server) or MySQL 8.');
  const folder = mkdtempSync(join(tmpdir(), 'dwang-mysql-'));
  try {
    initialise(server, folder);
    return await launch(server, folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

const asRoot = () => (userInfo().uid === 0 ? ['--user=root'] : []);

function initialise(server, folder) {
  const data = `--datadir=${join(folder, 'data')}`;
  const installer = server.endsWith('mariadbd') ? find('mariadb-install-db') : null;
  const result = installer
    ? spawnSync(installer, ['--no-defaults', data, '--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot()])
    : spawnSync(server, ['--no-defaults', '--initialize-insecure', data, ...asRoot()]);
  if (result.status !== 0) throw new Error(`The database's data folder could not be made:\n${result.stdout}\n${result.stderr}`);
}

async function launch(server, folder) {
  const port = await freePort();
  const child = spawn(server, [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    `--socket=${join(folder, 'server.sock')}`,
    `--pid-file=${join(folder, 'server.pid')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--innodb-flush-log-at-trx-commit=2',
    '--max-connections=300',
    ...(server.endsWith('mysqld') ? ['--mysqlx=OFF'] : []),
    ...asRoot(),
  ]);
  let output = '';
  child.stderr.on('data', (text) => {
    output = `${output}${text}`.slice(-4000);
  });
  child.stdout.resume();
  const stop = stopper(child, folder);
  const url = `mysql://root@127.0.0.1:${port}`;
  for (const end = Date.now() + START_SECONDS * 1000; Date.now() < end; await pause(150)) {
    if (child.exitCode !== null) throw new Error(`The database server ended at once:\n${output}`);
    if (await answers(url)) return { url, stop };
  }
  await stop();
  throw new Error(`The database server did not answer within ${START_SECONDS} seconds:\n${output}`);
}

function stopper(child, folder) {
  const kill = () => child.kill('SIGKILL');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const atExit = () => {
    kill();
    remove();
  };
  process.once('exit', atExit);
  return async () => {
    process.off('exit', atExit);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await Promise.race([ended, pause(STOP_SECONDS * 1000, undefined, { ref: false }).then(kill)]);
      await ended;
    }
    remove();
  };
}

async function answers(url) {
  try {
    await (await loadDriver().createConnection({ uri: url, connectTimeout: 1000 })).end();
    return true;
  } catch {
    return false;
  }
}

/** By hand: `node infra/scripts/private-mysql.mjs` prints the address and runs until Ctrl+C. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readFlags();
  const { url, stop } = await startPrivateMysql();
  process.stdout.write(`${url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)));
}
