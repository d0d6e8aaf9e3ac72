import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { borrowedFederation } from '../federation/borrow.mjs';
import { AssetKeeper } from '../plugins/asset-keeper.mjs';
import { ManifestStamp } from '../plugins/manifest-stamp.mjs';
import { Precompress } from '../plugins/precompress.mjs';
import { PublicPathGuard } from '../plugins/public-path-guard.mjs';
import { RetryAddress } from '../plugins/retry-address.mjs';
import { channel, containerName, mode, outputFolder } from './paths.mjs';
import { shared } from './shared.mjs';
import { web } from './web.mjs';

/**
 * The whole build of a remote: it exposes `./remote` (src/remote.tsx), bundles nothing that the shell provides, and describes
 * itself in `remote.manifest.json`. Output: `<id>/dist/<channel>/`, served at `/<id>/<channel>/`.
 * @param {string} id folder and id of the remote, as in `mf-jobs`
 * @returns {import('@rspack/core').Configuration}
 */
export function remote(id) {
  const config = web(id);
  const container = containerName(id);
  const entry = mode() === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js';
  return {
    ...config,
    entry: {},
    externals: [borrowedFederation],
    output: { ...config.output, path: outputFolder.remote(id, channel()), publicPath: 'auto', uniqueName: container },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: entry,
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: shared('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { optimization: { target: 'web' } },
      }),
      new PublicPathGuard(),
      new RetryAddress(container),
      new ManifestStamp(id),
      new AssetKeeper(),
      new Precompress(),
    ],
  };
}
