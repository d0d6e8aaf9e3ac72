import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packageVersion } from './paths.mjs';

const require = createRequire(import.meta.url);
const installed = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;

const KIT = ['@dwang/kit', '@dwang/kit/data', '@dwang/kit/form', '@dwang/kit/charts', '@dwang/kit/export', '@dwang/kit/map'];

/** What the first screen waits for; the other groups are provided too, but fetched when something asks for them. */
export const FIRST_SCREEN_SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@dwang/kit',
  '@dwang/client',
  '@dwang/shell-api',
];

/** Names that the shell must provide; a remote bundles none of them. */
export const SHARED_NAMES = ['react', 'react-dom', ...KIT, '@dwang/client', '@dwang/shell-api'];

/**
 * The one list of shared modules. Each exists once in the page: the shell provides it, remotes only ask (`import: false`).
 * `strictVersion` turns a remote built for a newer kit into a clean error in its own boundary.
 * @param {'shell' | 'remote'} role
 */
export function shared(role) {
  const share = (version) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    ...(role === 'remote' ? { import: false } : {}),
  });
  const react = share(installed('react'));
  const dom = share(installed('react-dom'));
  const own = (names, dir) => Object.fromEntries(names.map((name) => [name, share(packageVersion(dir))]));
  return {
    react,
    'react/': react,
    'react-dom': dom,
    'react-dom/': dom,
    ...own(KIT, 'packages/kit'),
    ...own(['@dwang/client'], 'packages/client'),
    ...own(['@dwang/shell-api'], 'packages/shell-api'),
  };
}
