import { PrecacheList } from '../plugins/precache-list.mjs';
import { Precompress } from '../plugins/precompress.mjs';
import { outputFolder } from './paths.mjs';
import { web } from './web.mjs';

/**
 * The scripts that stand alone, without federation: the service worker, built after the page so that it can name the page's files,
 * and `look.js`, which the page runs before its first paint.
 * @returns {import('@rspack/core').Configuration}
 */
export function serviceWorker() {
  const config = web('shell');
  return {
    ...config,
    name: 'shell-worker',
    dependencies: ['shell'],
    target: ['webworker', 'es2022'],
    entry: { sw: './src/sw/sw.ts', look: './src/look.ts' },
    output: { path: outputFolder.shell, filename: '[name].js', publicPath: '/', uniqueName: 'dwang_worker' },
    plugins: [new PrecacheList(), new Precompress()],
  };
}
