import { join } from 'node:path';
import { mode, outputFolder, ROOT } from './paths.mjs';

const script = {
  test: /\.m?[jt]s$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
  },
  type: 'javascript/auto',
};

/** Installed packages stay outside (native parts, optional peers); our own workspaces are bundled from their sources. */
function externals({ request }, done) {
  const own = request.startsWith('.') || request.startsWith('/') || request.startsWith('@dwang/');
  if (own) return done();
  return done(null, request, request.endsWith('.json') ? 'module-import' : 'module');
}

/**
 * The server: gateway and areas in one ES module, `services/gateway/dist/main.mjs`.
 * @returns {import('@rspack/core').Configuration}
 */
export const server = () => ({
  name: 'gateway',
  mode: mode(),
  context: join(ROOT, 'services/gateway'),
  target: 'node20.19',
  devtool: 'source-map',
  cache: false,
  lazyCompilation: false,
  entry: { main: './src/main.ts' },
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'], extensionAlias: { '.js': ['.ts', '.js'] } },
  module: { rules: [script] },
  externalsType: 'module-import',
  externals: [externals],
  // Nest finds providers by class, and an error is read by people: names stay as written.
  optimization: { minimize: false },
  output: {
    path: outputFolder.server,
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  node: { __dirname: false, __filename: false },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
