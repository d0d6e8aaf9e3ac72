import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { FirstScreenHints } from '../plugins/first-screen-hints.mjs';
import { Precompress } from '../plugins/precompress.mjs';
import { ROOT } from './paths.mjs';
import { web } from './web.mjs';

/** Where `oneBundle` is written; served only by the bench. */
export const ONE_BUNDLE_FOLDER = join(ROOT, '.cache/one-bundle');

/**
 * The same sources as one ordinary bundle with lazy routes, without federation: what `npm run bench:first-visit` compares with.
 * @param {string} loader file that stands in for the shell's `load-remote`
 * @param {string} noPreload file that stands in for the shell's `preload`
 * @returns {import('@rspack/core').Configuration}
 */
export function oneBundle(loader, noPreload) {
  const config = web('shell');
  return {
    ...config,
    name: 'one-bundle',
    entry: { main: './src/index.ts' },
    output: { ...config.output, path: ONE_BUNDLE_FOLDER, publicPath: '/', clean: true },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/\/load-remote$/, loader),
      new rspack.NormalModuleReplacementPlugin(/\/preload$/, noPreload),
      new rspack.HtmlRspackPlugin({ template: './index.html', filename: 'index.html', scriptLoading: 'defer', minify: true }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(ROOT, 'shell/public'), to: '.', noErrorOnMissing: true }] }),
      new FirstScreenHints(),
      new Precompress(),
    ],
  };
}
