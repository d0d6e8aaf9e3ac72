// `npm run check [-- --only types]`: what a commit should pass, side by side: one line for each check, and the whole output of what failed.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { startTogether } from './end-together.mjs';
import { readFlags } from './read-flags.mjs';
import { root as repository, secondsSince } from './steps.mjs';

const { values, positionals } = readFlags({ only: { type: 'string', multiple: true } }, 1);
const root = resolve(positionals[0] ?? repository);
const tool = (name) => join(repository, 'node_modules/.bin', name);

/** Where this branch has left main; on main itself, the last commit. */
function forkPoint() {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'HEAD';
}

const checks = {
  lint: () => [tool('biome'), 'ci', '--colors=off', '.'],
  types: () => [tool('tsc'), '-b'],
  doors: () => [process.execPath, join(repository, 'infra/gates/doors.mjs'), root],
  regexps: () => [process.execPath, join(repository, 'infra/gates/regexps.mjs')],
  dead: () => [tool('knip'), '--no-progress', '--cache'],
  // Jest follows imports inside a package. Tests that reach a change through the front door of another package are for `npm test`.
  tests: () => [tool('jest'), '--ignoreProjects', 'services', `--changedSince=${forkPoint()}`],
};

/** Whether the check passes; says so in one line. */
async function passes(name) {
  const started = Date.now();
  const [command, ...args] = checks[name]();
  const { child, isEnding } = startTogether(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  if (isEnding()) process.exit(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'} ${name} ${secondsSince(started)} s`);
  if (code !== 0) console.log(Buffer.concat(output).toString());
  return code === 0;
}

const wanted = values.only ?? Object.keys(checks);
const unknown = wanted.find((name) => !Object.hasOwn(checks, name));
if (unknown !== undefined) {
  console.error(`"${unknown}" is no check. Known: ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}
const results = await Promise.all(wanted.map(passes));
process.exit(results.every(Boolean) ? 0 : 1);
