import type { KnownRemote } from '../federation/remotes';
import { allFiles, firstFiles, isAllKept } from './files-to-keep';

const known = (id: string, role = 'everyone') => ({
  url: `https://dwang.example.nz/${id}/stable/remote.manifest.json`,
  manifest: {
    id,
    role,
    entry: `${id}.js`,
    preload: ['p.js'],
    screens: ['s.js'],
    assets: [`${id}.js`, 'p.js', 's.js', 'later.js'],
  },
});
const mockState = {
  settled: true,
  registryError: null,
  registry: { 'mf-jobs': { paths: ['/jobs'] }, 'mf-admin': { paths: ['/admin'] } },
  known: Object.fromEntries(
    [known('mf-jobs'), known('mf-tools'), known('mf-admin', 'administrator')].map((one) => [one.manifest.id, one]),
  ) as unknown as Record<string, KnownRemote>,
};
jest.mock('../federation/remotes', () => ({ remotesState: () => mockState, onRemotesChange: () => () => undefined }));

const of = (id: string, ...names: string[]) => names.map((name) => `https://dwang.example.nz/${id}/stable/${name}`);
const first = (id: string) => of(id, 'remote.manifest.json', `${id}.js`, 'p.js', 's.js');

test('what is open comes first, then every screen of the navigation; what they open later, and the administrator’s, is the rest (TR-311)', () => {
  expect(firstFiles('/jobs/7')).toEqual(['/remotes.json', ...first('mf-jobs'), ...first('mf-tools')]);
  expect(firstFiles('/admin')).toEqual(['/remotes.json', ...first('mf-admin'), ...first('mf-jobs'), ...first('mf-tools')]);
  expect(allFiles()).toEqual(expect.arrayContaining([...of('mf-tools', 'later.js'), ...of('mf-admin', 'mf-admin.js')]));
});

test('a device is ready once a worker is in control and every file is kept (TR-311)', async () => {
  let kept = new Set(allFiles());
  Object.assign(globalThis, { caches: { match: async (address: string) => (kept.has(address) ? {} : undefined) } });
  const container = { controller: null as object | null };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  expect(await isAllKept()).toBe(false);
  container.controller = {};
  expect(await isAllKept()).toBe(true);
  kept = new Set(allFiles().slice(1));
  expect(await isAllKept()).toBe(false);
});
