import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = (name) => dirname(require.resolve(`@module-federation/${name}`));

/**
 * The federation plugin asks for CommonJS files of its runtime, of which nothing can be shaken off; these are the same as ES modules.
 * For `resolve.alias` of the shell.
 */
export const federationModules = Object.fromEntries(
  ['runtime', 'webpack-bundler-runtime'].map((name) => [join(folder(name), 'index.cjs'), join(folder(name), 'index.js')]),
);
