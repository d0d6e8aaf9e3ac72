// `npm start`: installs what is missing, builds what has changed, then runs the gateway, which migrates, seeds and serves.
import { join } from 'node:path';
import { startServer } from './end-together.mjs';
import { readFlags } from './read-flags.mjs';
import { assertNode, installIfMissing, root, run, secondsSince } from './steps.mjs';

readFlags();
const started = Date.now();
try {
  assertNode();
  await installIfMissing();
  const { isBuilt } = await import('./build-state.mjs');
  if (!(await isBuilt())) {
    console.log('Building the shell, five remotes and the server…');
    if ((await run(process.execPath, [join(root, 'infra/scripts/build.mjs')])) !== 0)
      throw new Error('the build failed; see above');
  }
} catch (error) {
  console.error(`The app could not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
console.log(`Starting the server (prepared in ${secondsSince(started)} s)…`);
const server = startServer([join(root, 'services/gateway/dist/main.mjs')], { cwd: root });
server.once('close', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
