import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTogether } from './end-together.mjs';

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const INSTALL_STAMP = join(root, 'node_modules', '.dwang-installed');

/** Seconds with one decimal since `started` (milliseconds). */
export const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(1);

/**
 * Runs a command in the repository with its output on ours and resolves to its exit code.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const { child, isEnding } = startTogether(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (isEnding()) process.exit(code ?? 1);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');
}

function isInstalled() {
  return existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === lockHash();
}

/** Installs the packages of package-lock.json unless they are there for this lock file and this Node.js. Throws with npm's exit code. */
export async function installIfMissing() {
  if (isInstalled()) return;
  const started = Date.now();
  console.log('Installing packages (about two minutes the first time)…');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci ended with code ${code}; see its messages above`);
  mkdirSync(dirname(INSTALL_STAMP), { recursive: true });
  writeFileSync(INSTALL_STAMP, lockHash());
  console.log(`Packages installed in ${secondsSince(started)} s`);
}

/** Refuses a Node.js that the packages cannot run on, in words that say what to do. */
export function assertNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) throw new Error(`The app needs Node.js 20.19+, 22.12+ or 24; this is ${process.versions.node}`);
}
