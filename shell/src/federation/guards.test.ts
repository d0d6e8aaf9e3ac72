import { readManifest, readRegistry } from './guards';

const entry = { version: '0.1.0+1', contract: 1, paths: ['/jobs'], channels: { stable: '/mf-jobs/stable/remote.manifest.json' } };

const manifest = (changes: object = {}) => ({
  id: 'mf-jobs',
  contract: 1,
  container: 'mf_jobs',
  version: '0.1.0+1',
  entry: 'remoteEntry.js',
  routes: [{ path: '/jobs', title: 'Jobs', skeleton: 'table' }],
  navigation: [{ id: 'jobs', label: 'Jobs', to: '/jobs', icon: 'jobs', order: 20, highlights: [] }],
  widgets: [
    { id: 'time-entries', title: 'Recent time', sizes: ['medium'], defaultSize: 'medium', defaultEnabled: true, order: 40 },
  ],
  commands: [],
  help: [],
  assets: ['remoteEntry.js'],
  preload: [],
  role: 'everyone',
  ...changes,
});

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return 'no error';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

test('a good registry is read, and entries of unknown remotes are left out', () => {
  const registry = readRegistry({ remotes: { 'mf-jobs': entry, 'mf-stranger': entry } });
  expect(Object.keys(registry)).toEqual(['mf-jobs']);
});

test('a damaged entry costs only its own remote', () => {
  const registry = readRegistry({ remotes: { 'mf-jobs': entry, 'mf-tools': { ...entry, channels: {} } } });
  expect(Object.keys(registry)).toEqual(['mf-jobs']);
});

test.each(['javascript:alert(1)', 'data:text/javascript,alert(1)', '', 'http://'])(
  'the manifest address %p is refused',
  (stable) => {
    expect(readRegistry({ remotes: { 'mf-jobs': { ...entry, channels: { stable } } } })).toEqual({});
  },
);

test.each([[null], ['text'], [[]], [{}], [{ remotes: [] }]])('a registry that is %j says that it cannot be read', (value) => {
  expect(codeOf(() => readRegistry(value))).toBe('REMOTE.INVALID');
});

test('a good manifest is read as it is', () => {
  expect(readManifest('mf-jobs', manifest())).toEqual(manifest());
});

test('a manifest of another contract version asks for an update', () => {
  expect(codeOf(() => readManifest('mf-jobs', manifest({ contract: 2 })))).toBe('REMOTE.NEEDS_UPDATE');
});

test('a manifest of another remote is refused', () => {
  expect(codeOf(() => readManifest('mf-tools', manifest()))).toBe('REMOTE.INVALID');
});

test.each([
  ['routes', 'none'],
  ['routes', [{ path: 'jobs', title: 'Jobs', skeleton: 'table' }]],
  ['navigation', [{ id: 'jobs' }]],
  ['widgets', [{ id: 'a', title: 'A', sizes: [], order: '1' }]],
  ['commands', [{}]],
  ['help', [{ id: 'x' }]],
  ['entry', 7],
  ['container', 'mf-jobs'],
  ['assets', [1]],
  ['role', 'king'],
])('a manifest whose %s is %j counts as damaged', (field, value) => {
  expect(codeOf(() => readManifest('mf-jobs', manifest({ [field]: value })))).toBe('REMOTE.INVALID');
});
