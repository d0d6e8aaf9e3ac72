import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { federationModules } from '../federation/modules.mjs';
import { AssetKeeper } from '../plugins/asset-keeper.mjs';
import { FirstScreenHints } from '../plugins/first-screen-hints.mjs';
import { Precompress } from '../plugins/precompress.mjs';
import { ProvideGuard } from '../plugins/provide-guard.mjs';
import { outputFolder, ROOT } from './paths.mjs';
import { serviceWorker } from './service-worker.mjs';
import { shared } from './shared.mjs';
import { web } from './web.mjs';

/** The shell's page: host of all remotes, provider of everything shared. */
function page() {
  const config = web('shell');
  return {
    ...config,
    entry: { main: './src/index.ts' },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...federationModules } },
    output: { ...config.output, path: outputFolder.shell, publicPath: '/', uniqueName: 'dwang_shell' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'dwang_shell',
        shared: shared('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        runtimePlugins: [fileURLToPath(new URL('../federation/lend.mjs', import.meta.url))],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new rspack.HtmlRspackPlugin({ template: './index.html', filename: 'index.html', scriptLoading: 'defer', minify: true }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(ROOT, 'shell/public'), to: '.', noErrorOnMissing: true }] }),
      new ProvideGuard(),
      new FirstScreenHints(),
      new AssetKeeper(),
      new Precompress(),
    ],
  };
}

/**
 * The shell's builds: the page, then the service worker that lists the page's files.
 * @returns {import('@rspack/core').Configuration[]}
 */
export const shell = () => [page(), serviceWorker()];
