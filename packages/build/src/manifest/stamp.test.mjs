import { RemoteManifestSource } from '@dwang/shell-api/manifest';
import { checkManifest, ManifestError, stampManifest } from './stamp.mjs';

const source = (changes = {}) => ({ id: 'mf-jobs', contract: 1, routes: [{ path: '/jobs', title: 'Jobs' }], ...changes });
const check = (changes) => () => checkManifest(RemoteManifestSource, 'mf-jobs', source(changes));

test('a good manifest comes back with its defaults', () => {
  expect(check()()).toMatchObject({
    id: 'mf-jobs',
    role: 'everyone',
    widgets: [],
    routes: [{ path: '/jobs', skeleton: 'cards' }],
  });
});

test.each([
  ['routes[0].path', { routes: [{ path: 'jobs', title: 'Jobs' }] }],
  ['widgets[0].sizes', { widgets: [{ id: 'a', title: 'A', sizes: [], defaultSize: 'small', order: 1 }] }],
  ['contract', { contract: 99 }],
  ['navigation[0].icon', { navigation: [{ id: 'a', label: 'A', to: '/a', icon: 'Not Kebab', order: 1 }] }],
])('a fault in %s is named', (field, changes) => {
  expect(check(changes)).toThrow(ManifestError);
  expect(check(changes)).toThrow(`mf-jobs/remote.manifest.json does not keep the contract:\n  ${field}: `);
});

test('an unknown field is named', () => {
  expect(check({ navgation: [] })).toThrow('navgation');
});

test('the id must be that of the folder', () => {
  expect(check({ id: 'mf-tools' })).toThrow('id: is "mf-tools", must be "mf-jobs"');
});

test('the stamp adds container, entry, assets and a version that follows the content', () => {
  const files = ['remoteEntry.11111111.js', 'assets/1.22222222.js', 'assets/1.22222222.js.map'];
  const first = { preload: ['assets/1.22222222.js'], screens: ['assets/1.22222222.js'] };
  const stamped = stampManifest(source(), '0.1.0', files, first);
  expect(stamped).toMatchObject({ container: 'mf_jobs', entry: 'remoteEntry.11111111.js', ...first });
  expect(stamped.assets).toEqual(['assets/1.22222222.js', 'remoteEntry.11111111.js']);
  expect(stamped.version).toMatch(/^0\.1\.0\+[0-9a-f]{8}$/);
  expect(stampManifest(source(), '0.1.0', ['remoteEntry.33333333.js'], first).version).not.toBe(stamped.version);
});

test('lists no fonts that only few papers need, so that no device keeps them before it prints one (TR-218)', () => {
  const fonts = ['assets/inter-regular.11111111.ttf', 'assets/inter-wide-regular.22222222.ttf'];
  const files = ['remoteEntry.11111111.js', ...fonts];
  const { assets } = stampManifest(source(), '0.1.0', files, { preload: [], screens: [] });
  expect(assets).toEqual(['assets/inter-regular.11111111.ttf', 'remoteEntry.11111111.js']);
});

test('a build without an entry is refused', () => {
  expect(() => stampManifest(source(), '0.1.0', ['assets/1.22222222.js'], { preload: [], screens: [] })).toThrow(
    'made no remoteEntry.js',
  );
});
