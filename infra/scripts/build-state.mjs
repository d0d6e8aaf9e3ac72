import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STAMP = join(ROOT, '.cache/build.json');
const SOURCES = ['shell', 'mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin', 'packages', 'services'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);
const PRODUCTS = ['shell/dist/index.html', 'shell/dist/sw.js', 'shell/dist/remotes.json', 'services/gateway/dist/main.mjs'];
const isTest = (name) => /\.test\.(tsx?|mjs)$/.test(name);

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name) && !isTest(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

/** The hash of everything that the build reads. */
export function inputsHash() {
  const hash = createHash('sha256').update(process.version);
  const names = [...SOURCES.filter((folder) => existsSync(join(ROOT, folder))).flatMap(filesBelow), 'package-lock.json'].sort();
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(ROOT, name)));
  return hash.digest('hex');
}

/** True when the last whole build was made from exactly these sources and its products still stand. */
export function isBuilt() {
  if (!existsSync(STAMP) || !PRODUCTS.every((file) => existsSync(join(ROOT, file)))) return false;
  return JSON.parse(readFileSync(STAMP, 'utf8')).inputs === inputsHash();
}

/** Notes that a whole build of these inputs succeeded. */
export function stampBuild(inputs) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ inputs, at: new Date().toISOString() }));
}
