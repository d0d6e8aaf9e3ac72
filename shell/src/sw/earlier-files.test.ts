import { keepEarlierFiles } from './earlier-files';
import { FILES_CACHE } from './files';

const LISTED = 'list of this version';
const aged: string[] = [];
/** What the new version's list has. */
const current = new Set<string>();

jest.mock('workbox-core', () => ({ cacheNames: { precache: 'list of this version' } }));
jest.mock('workbox-precaching', () => ({ getCacheKeyForURL: (url: string) => (current.has(url) ? url : undefined) }));
jest.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = async (url: string) => void aged.push(url);
  },
}));
jest.mock('./files', () => ({
  FILES_CACHE: 'dwang-files',
  KEPT_SECONDS: 60,
  isHashedFile: ({ pathname }: URL) => /\.[0-9a-f]{8}\.js$/.test(pathname),
}));

let stores: Record<string, Map<string, string>>;
const aStore = (name: string) => {
  stores[name] ??= new Map();
  const store = stores[name];
  return {
    keys: async () => [...store.keys()].map((url) => ({ url })),
    match: async (url: string) => store.get(url),
    put: async (url: string, answer: string) => void store.set(url, answer),
  };
};

const ORIGIN = 'https://dwang.example.nz';
beforeEach(() => {
  stores = { [LISTED]: new Map(), [FILES_CACHE]: new Map() };
  aged.length = 0;
  current.clear();
  Object.assign(globalThis, { caches: { open: async (name: string) => aStore(name) } });
});
const list = (path: string) => stores[LISTED]?.set(ORIGIN + path, path);
const kept = () => [...(stores[FILES_CACHE]?.keys() ?? [])];

it('keeps the files of the version that open tabs still run, counted from now', async () => {
  list('/assets/timer-panel.1a2b3c4d.js');
  await keepEarlierFiles();
  expect(kept()).toEqual([`${ORIGIN}/assets/timer-panel.1a2b3c4d.js`]);
  expect(aged).toEqual(kept());
});

it('keeps no second copy of what the new version has as well, and nothing whose name may mean other content', async () => {
  list('/assets/same.1a2b3c4d.js');
  current.add(`${ORIGIN}/assets/same.1a2b3c4d.js`);
  list('/index.html');
  await keepEarlierFiles();
  expect(kept()).toEqual([]);
});
