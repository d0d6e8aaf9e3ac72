import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inGroups } from './jest/in-groups.mjs';
import { SLOW } from './jest/slow-first.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const here = (file) => fileURLToPath(new URL(`./jest/${file}`, import.meta.url));
const testMatch = ['**/*.test.{ts,tsx,mjs}'];
const moduleFileExtensions = ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'];

/** Only these of node_modules are ES modules without a CommonJS build, as far as browser code meets them. */
const WEB_ESM =
  'antd/es|@ant-design/colors|@rc-component/[^/]+/es|' +
  'three|react-leaflet|@react-leaflet|d3-[^/]+|d3|@antv|@ant-design/plots|internmap|delaunator|robust-predicates|workbox-[^/]+|qr';
/** Of these hardly a tenth is used. */
const LARGE_INDEX = '(antd/lib|@ant-design/icons/lib/icons)/index\\.js$';
const SERVICES_ESM = '@nestjs|uid|iterare|file-type|load-esm|light-my-request|cookie|content-disposition';

const swc = (parser, transform) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', keepClassNames: true, parser, transform },
  },
];

function project(name, dirs, settings) {
  const roots = dirs.map((dir) => join(root, dir)).filter((dir) => existsSync(dir));
  return {
    displayName: name,
    rootDir: root,
    roots: roots.length ? roots : [join(root, 'packages/build/src/jest')],
    testMatch,
    moduleFileExtensions,
    ...settings,
  };
}

/**
 * A jest project for React code: jsdom with what antd and the router need, styles and fonts as empty modules.
 * @param {string} name the project's name for `--selectProjects`
 * @param {string} dir folder of the sources, relative to the repository
 */
export const web = (name, dir) =>
  project(name, [dir], {
    testEnvironment: here('web-environment.mjs'),
    setupFiles: [here('web-globals.mjs')],
    setupFilesAfterEnv: ['@testing-library/jest-dom'],
    transform: {
      [LARGE_INDEX]: here('lazy-index.mjs'),
      '\\.(m?js|[jt]sx?)$': swc({ syntax: 'typescript', tsx: true }, { react: { runtime: 'automatic' } }),
    },
    transformIgnorePatterns: [`/node_modules/(?!(${WEB_ESM})/|${LARGE_INDEX})`],
    moduleNameMapper: { '\\.(css|svg|png|woff2)$': here('asset.mjs') },
  });

/** A jest project for code without a browser or Nest: pure functions, schemas, build scripts. */
export const plain = (name, dir) =>
  project(name, [dir], { testEnvironment: 'node', transform: { '\\.(m?js|ts)$': swc({ syntax: 'typescript' }, {}) } });

/**
 * The jest project for Nest areas: decorators with metadata, ES-module-only packages compiled to CommonJS.
 * @param {string} name
 * @param {string[]} dirs source folders, relative to the repository
 */
export const services = (name, dirs) => {
  const made = project(name, dirs, {
    testEnvironment: 'node',
    // Dexie sets the global Promise anew at each step; Jest would keep every value and take it apart at the end, for minutes and gigabytes.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    globalSetup: here('kept-tables.mjs'),
    globalTeardown: here('kept-tables-end.mjs'),
    setupFiles: ['reflect-metadata'],
    transform: {
      '^.+\\.(ts|tsx|m?js)$': swc({ syntax: 'typescript', decorators: true }, { legacyDecorator: true, decoratorMetadata: true }),
    },
    transformIgnorePatterns: [`/node_modules/(?!(${SERVICES_ESM})/)`],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  });
  // The whole suite names a folder for its groups; a run of some files has each on its own.
  const groups = process.env.TEST_GROUPS;
  return groups ? inGroups(made, groups, SLOW) : made;
};
