import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { mode, ROOT } from './paths.mjs';

/** A chunk that has not come by then counts as failed, in milliseconds; long enough for a slow network on a site. */
const CHUNK_LIMIT = 15_000;

/** Older browsers would make LightningCSS unfold every logical property (four times the bytes). */
const BROWSERS = ['chrome >= 111', 'safari >= 16.4', 'firefox >= 114'];

/** Optional parts of jsPDF that draw pictures of HTML; our documents are drawn as text. */
const NEVER_USED = { html2canvas: false, canvg: false, dompurify: false };

const script = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode() === 'development' } },
    },
  },
  type: 'javascript/auto',
};

const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: { format: { comments: false }, compress: { passes: 2 }, ecma: 2022 },
  }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/**
 * What every browser build has in common.
 * @param {string} dir the app's folder, relative to the repository
 * @returns {import('@rspack/core').Configuration}
 */
export function web(dir) {
  const production = mode() === 'production';
  const hash = production ? '.[contenthash:8]' : '';
  return {
    name: dir,
    mode: mode(),
    context: join(ROOT, dir),
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    // A persistent cache makes warm builds share nothing (rspack 2.3 with Module Federation 2.9): a white page without a warning.
    cache: false,
    lazyCompilation: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias: NEVER_USED },
    module: {
      rules: [script, { test: /\.css$/, type: 'css' }, { test: /\.(svg|png|woff2|webp)$/, type: 'asset/resource' }],
    },
    optimization: {
      minimize: production,
      minimizer,
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
    },
    output: {
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      cssFilename: `assets/[name]${hash}.css`,
      cssChunkFilename: `assets/[name]${hash}.css`,
      chunkLoadTimeout: CHUNK_LIMIT,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
