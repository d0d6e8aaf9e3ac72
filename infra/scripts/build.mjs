/** `npm run build [-- --only mf-jobs] [--channel staging]`: shell, remotes and server from their sources. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeBuildLock } from './build-lock.mjs';
import { inputsHash, stampBuild } from './build-state.mjs';
import { readFlags } from './read-flags.mjs';

const { values } = readFlags({ only: { type: 'string', multiple: true }, channel: { type: 'string', default: 'stable' } });
if (!['stable', 'staging'].includes(values.channel)) fail(`--channel is stable or staging, not "${values.channel}"`);
process.env.DWANG_CHANNEL = values.channel;
process.env.NODE_ENV ??= 'production';

// Only now: the factory reads channel and mode from the environment.
const { REMOTES, ROOT, writeRegistry } = await import('@dwang/build');
const { rspack } = createRequire(join(ROOT, 'packages/build/package.json'))('@rspack/core');

const FOLDERS = { shell: 'shell', ...Object.fromEntries(REMOTES.map((id) => [id, id])), server: 'services/gateway' };

/** The configurations in an app's own build file. */
async function configsOf(name) {
  const { default: config } = await import(join(ROOT, FOLDERS[name], 'rspack.config.mjs'));
  return typeof config === 'function' ? config() : config;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function chosenApps() {
  if (!values.only) return values.channel === 'staging' ? REMOTES : Object.keys(FOLDERS);
  const unknown = values.only.filter((name) => !(name in FOLDERS));
  if (unknown.length) fail(`There is no ${unknown.join(', ')} to build; known: ${Object.keys(FOLDERS).join(', ')}`);
  return values.only;
}

/** The kit's styles are drawn from antd once, before anything imports them. */
async function buildStyles() {
  const script = join(ROOT, 'packages/kit/scripts/build-css.mjs');
  if (existsSync(script)) await run(process.execPath, [script]);
}

async function run(command, args) {
  const { spawn } = await import('node:child_process');
  const child = spawn(command, args, { stdio: 'inherit', cwd: ROOT });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) fail(`${fileURLToPath(`file://${args[0]}`)} ended with code ${code}`);
}

function compile(configs) {
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => compiler.close((closing) => ((error ?? closing) ? reject(error ?? closing) : resolve(stats))));
  });
}

/** Every warning counts: with Module Federation a warning at build time is a white page at run time. */
function report(stats) {
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  const lines = [...errors, ...warnings].map(({ compilerPath, moduleName, message }) =>
    [compilerPath, moduleName, message].filter(Boolean).join('\n  '),
  );
  if (lines.length) fail(`${lines.join('\n\n')}\n\nThe build failed.`);
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

await takeBuildLock();
const started = performance.now();
const apps = chosenApps();
const inputs = inputsHash();
const needsStyles = apps.some((name) => name !== 'server');
if (needsStyles) await buildStyles();
console.log(`Building ${apps.join(', ')}${values.channel === 'staging' ? ' (staging)' : ''} …`);
try {
  report(await compile((await Promise.all(apps.map(configsOf))).flat()));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const registry = existsSync(join(ROOT, 'shell/dist')) ? writeRegistry() : { remotes: {} };
if (!values.only && values.channel === 'stable') stampBuild(inputs);
const versions = Object.entries(registry.remotes).map(([id, entry]) => `${id} ${entry.version}`);
console.log(`Built in ${seconds(started)} s. ${versions.join(', ')}`);
