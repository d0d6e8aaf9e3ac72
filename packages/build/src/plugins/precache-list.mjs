import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';
import { isOnDemand } from '../on-demand.mjs';
import { LEDGER } from './asset-keeper.mjs';

const NAME = 'PrecacheList';
const LARGEST = 5_000_000;
const LEFT_OUT = /(\.map|\.txt|^remotes\.json|^sw\.js)$/;

/** The files of the page's latest build: those with the newest time in its ledger. */
function currentFiles(folder) {
  const ledger = Object.entries(JSON.parse(readFileSync(join(folder, LEDGER), 'utf8')));
  const newest = Math.max(...ledger.map(([, seen]) => seen));
  return ledger.filter(([name, seen]) => seen === newest && !LEFT_OUT.test(name) && !isOnDemand(name)).map(([name]) => name);
}

/** Puts the list of the shell's files into the built service worker. */
export class PrecacheList {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      const folder = compilation.outputOptions.path;
      const worker = join(folder, 'sw.js');
      // Without the page's files its own build has failed, and says why.
      if (!existsSync(join(folder, LEDGER))) return;
      const { warnings } = await injectManifest({
        swSrc: worker,
        swDest: worker,
        globDirectory: folder,
        globPatterns: [...currentFiles(folder), 'look.js'],
        dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
        maximumFileSizeToCacheInBytes: LARGEST,
      });
      for (const warning of warnings) compilation.warnings.push(new compiler.webpack.WebpackError(warning));
    });
  }
}
