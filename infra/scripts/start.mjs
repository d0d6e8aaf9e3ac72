// `npm start`: installs what is missing, builds what has changed, then runs the gateway, which migrates, seeds and serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { assertNode, installIfMissing, root, run, secondsSince } from './steps.mjs';

const started = Date.now();
try {
  assertNode();
  await installIfMissing();
  const { isBuilt } = await import('./build-state.mjs');
  if (!(await isBuilt())) {
    console.log('Dwang: building the shell, five remotes and the server…');
    if ((await run(process.execPath, [join(root, 'infra/scripts/build.mjs')])) !== 0)
      throw new Error('the build failed; see above');
  }
} catch (error) {
  console.error(`Dwang could not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
console.log(`Dwang: starting the server (prepared in ${secondsSince(started)} s)…`);
const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'services/gateway/dist/main.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('close', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
