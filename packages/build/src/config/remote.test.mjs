import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { SHARED_NAMES, shared } from './shared.mjs';

/** Runs in a process of its own, because the bundler is an ES module that jest cannot load. Prints what `result` holds at the end. */
function inNode(code) {
  const script = `import { rspack } from '@rspack/core';
import { PublicPathGuard } from './src/plugins/public-path-guard.mjs';
import { remote } from './src/config/remote.mjs';
let result;
${code}
console.log(JSON.stringify(result));`;
  const folder = join(ROOT, 'packages/build');
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }));
}

/** The errors of building one module with this public path; nothing is written. */
const errorsOf = (publicPath) =>
  inNode(`
const compiler = rspack({
  mode: 'development',
  entry: 'data:text/javascript,0',
  output: { path: '/dev/null', publicPath: ${JSON.stringify(publicPath)} },
  plugins: [new PublicPathGuard(), { apply: (compiler) => compiler.hooks.shouldEmit.tap('dry', () => false) }],
});
const stats = await new Promise((resolve, reject) => compiler.run((error, found) => (error ? reject(error) : resolve(found))));
result = stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
`);

test('RC-117: a remote whose files are looked for beside the page is not built', () => {
  expect(errorsOf('/')).toEqual([expect.stringContaining('output.publicPath is "/", a remote\'s must be "auto"')]);
  expect(errorsOf('auto')).toEqual([]);
});

test('RC-114: every name of a remote’s file carries the hash of its content, so a new entry never joins an old chunk', () => {
  const { output, plugins } = inNode(`
const { output, plugins } = remote('mf-jobs');
result = { output, plugins: plugins.map(({ constructor }) => constructor.name) };
`);
  for (const kind of ['filename', 'chunkFilename', 'cssFilename', 'cssChunkFilename']) {
    expect(output[kind]).toContain('.[contenthash:8]');
  }
  expect(output.publicPath).toBe('auto');
  expect(plugins).toContain('PublicPathGuard');
});

test('RC-115: a remote brings no copy of what the shell provides, and one built for another version is refused', () => {
  const asked = shared('remote');
  for (const name of SHARED_NAMES) {
    expect(asked[name]).toMatchObject({ import: false, singleton: true, strictVersion: true });
    expect(asked[name].requiredVersion).toBe(`^${asked[name].version}`);
  }
});
