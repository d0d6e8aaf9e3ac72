// `npm run dev`: one watching build of shell, remotes and server in development mode; the server restarts when its own code changes,
// the browser shows a new front on reload.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startServer } from './end-together.mjs';
import { readFlags } from './read-flags.mjs';
import { assertNode, installIfMissing, root, run } from './steps.mjs';

readFlags();
process.env.NODE_ENV = 'development';

let server;

/** Ends the running server, if any, and starts the new one; the port is free again before it listens. */
async function restart() {
  const old = server;
  if (old && old.exitCode === null) {
    const ended = new Promise((resolve) => old.once('close', resolve));
    old.kill('SIGTERM');
    await ended;
  }
  server = startServer([join(root, 'services/gateway/dist/main.mjs')], { cwd: root });
}

function report(stats) {
  const { errors } = stats.toJson({ all: false, errors: true });
  for (const { moduleName, message } of errors) console.error(`${moduleName ?? ''}\n${message}`);
  return errors.length === 0;
}

assertNode();
await installIfMissing();
if ((await run(process.execPath, [join(root, 'packages/kit/scripts/build-css.mjs')])) !== 0) process.exit(1);
const { outputFolder, REMOTES, writeRegistry } = await import('@dwang/build');
const { rspack } = createRequire(join(root, 'packages/build/package.json'))('@rspack/core');

// What is built here is not what `npm start` serves: that must build anew. Compressed files of a build for production would be served first.
for (const old of [join(root, '.cache/build.json'), outputFolder.shell, ...REMOTES.map((id) => outputFolder.remote(id))]) {
  rmSync(old, { force: true, recursive: true });
}

let serverHash;
const configs = ['shell', ...REMOTES, 'services/gateway'].map(async (folder) => {
  const { default: config } = await import(join(root, folder, 'rspack.config.mjs'));
  return typeof config === 'function' ? config() : config;
});
const compiler = rspack((await Promise.all(configs)).flat());
const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) return console.error(error);
  if (!report(stats)) return;
  writeRegistry();
  const hash = stats.stats.find(({ compilation }) => compilation.name === 'gateway')?.hash;
  console.log(`built in ${Math.round(Math.max(...stats.stats.map(({ endTime, startTime }) => endTime - startTime)))} ms`);
  if (hash !== serverHash) void restart();
  serverHash = hash;
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => watching.close(() => process.exit(0)));
