import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The doors of the house (CONTRIBUTING, "Where a line belongs") as rules of dependency-cruiser. Every rule is an error.

const REMOTE = '^(mf-[a-z]+)/';
const AREA = '^services/(identity|jobs|finance|tools|dashboard|admin)/';
const TESTS = String.raw`\.test\.tsx?$|/testing/|^e2e/|^packages/testing/`;
/** The files that the packages' own `exports` maps open, as one pattern. */
function frontDoors(root) {
  const folder = join(root, 'packages');
  const doors = readdirSync(folder).flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
    return Object.values(exports).map((file) => `packages/${name}/${file.replace('./', '')}`);
  });
  return `^(${doors.map((file) => file.replaceAll('.', String.raw`\.`)).join('|')})$`;
}

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The rules for the house at `root`.
 * @param {string} root
 */
export const forbiddenIn = (root, doors = frontDoors(root)) => [
  forbid('no-circle', 'No circle anywhere', {}, { circular: true }),
  forbid('no-unresolved', 'Everything imported can be found', {}, { couldNotResolve: true }),
  forbid('remote-not-into-shell', 'A remote never imports the shell', { path: REMOTE }, { path: '^shell/' }),
  forbid('remote-not-into-remote', 'A remote never imports another remote', { path: REMOTE }, { path: '^mf-', pathNot: '^$1/' }),
  forbid('front-not-into-services', 'The browser side never imports services', { path: '^(mf-|shell/)' }, { path: '^services/' }),
  forbid('shell-not-into-remote', 'The shell knows remotes only through remotes.json', { path: '^shell/' }, { path: '^mf-' }),
  forbid(
    'feature-not-into-feature',
    'A feature never imports a sibling feature',
    { path: '^mf-[a-z]+/src/features/([^/]+)/' },
    {
      path: '^mf-[a-z]+/src/features/',
      pathNot: '^mf-[a-z]+/src/features/$1/',
    },
  ),
  forbid(
    'area-by-public-face',
    "An area enters another only through that area's index",
    { path: AREA },
    {
      path: AREA,
      pathNot: String.raw`^services/$1/|^services/[a-z]+/src/index\.ts$`,
    },
  ),
  forbid(
    'platform-below-areas',
    'The platform imports no area',
    { path: '^services/platform/' },
    { path: `${AREA}|^services/gateway/` },
  ),
  forbid('area-not-into-gateway', 'No area imports the gateway', { path: AREA }, { path: '^services/gateway/' }),
  forbid(
    'area-into-platform-by-front-door',
    'The platform is entered by its index',
    { path: '^services/(?!platform/)' },
    {
      path: '^services/platform/',
      pathNot: String.raw`^services/platform/src/index\.ts$`,
    },
  ),
  forbid(
    'area-uses-plain-packages',
    'Services use contracts, domain, papers, and testing in tests',
    { path: '^services/' },
    {
      path: '^packages/',
      pathNot: '^packages/(contracts|domain|papers|testing|build)/',
    },
  ),
  forbid(
    'http-not-into-tables',
    'A controller never touches a table',
    { path: String.raw`\.controller\.ts$` },
    {
      path: String.raw`\.entity\.ts$|node_modules/typeorm/`,
    },
  ),
  forbid(
    'package-not-into-app',
    'No package imports an app',
    { path: '^packages/(?!testing/)' },
    { path: '^(mf-|shell/|services/|e2e/)' },
  ),
  forbid(
    'packages-by-front-door',
    'Packages are entered by their front door only',
    { path: '^(?!packages/)' },
    {
      path: '^packages/',
      pathNot: doors,
    },
  ),
  forbid(
    'package-into-package-by-front-door',
    'Packages are entered by their front door only',
    { path: '^packages/([a-z-]+)/' },
    {
      path: '^packages/',
      pathNot: `^packages/$1/|${doors}`,
    },
  ),
  forbid(
    'contracts-only-zod',
    'Contracts import nothing but zod',
    { path: '^packages/contracts/', pathNot: TESTS },
    {
      pathNot: '^packages/contracts/|node_modules/zod/',
    },
  ),
  forbid(
    'domain-alone',
    'Domain imports nothing',
    { path: '^packages/domain/', pathNot: TESTS },
    { pathNot: '^packages/domain/' },
  ),
  forbid(
    'antd-through-kit',
    'antd, icons and the router come through the kit',
    { path: '^(mf-|shell/|packages/(?!kit/|testing/))' },
    {
      path: 'node_modules/(antd|@ant-design/icons|@ant-design/cssinjs|react-router|react-router-dom)/',
    },
  ),
  forbid(
    'three-in-scenes',
    'Only the files of a scene (scene*.ts) import three.js, so that it loads when one is drawn',
    { path: '^(mf-|shell/|packages/)', pathNot: '/scene[a-z-]*\\.ts$' },
    { path: 'node_modules/three/' },
  ),
  forbid(
    'store-through-client',
    'Redux comes through the client',
    { path: '^(mf-|shell/|packages/(?!client/))' },
    {
      path: 'node_modules/(@reduxjs/toolkit|react-redux|redux)/',
    },
  ),
  forbid('testing-only-in-tests', 'Only tests import the testing package', { pathNot: TESTS }, { path: '^packages/testing/' }),
  forbid('no-test-in-product', 'Product code imports no test', { pathNot: TESTS }, { path: TESTS }),
];

/** Folders that hold modules to be cruised. */
export const rooms = ['packages', 'shell', 'mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin', 'services', 'e2e'];
