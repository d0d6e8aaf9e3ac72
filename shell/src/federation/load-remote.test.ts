import type { RemoteId } from '@dwang/shell-api';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { loadRemoteModule } from './load-remote';
import type { KnownRemote } from './remotes';
import { knownRemote, readAgain } from './remotes';

jest.mock('@module-federation/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
jest.mock('./remotes', () => ({ knownRemote: jest.fn(), readAgain: jest.fn() }));

const load = jest.mocked(loadRemote);
const registered = jest.mocked(registerRemotes);
const remoteModule = { default: { routes: {} } };

/** The remote as it is described now, with the entry of the build that is current. */
function describe(id: RemoteId, entry: string): void {
  const manifest = { id, container: id.replace('-', '_'), entry } as KnownRemote['manifest'];
  const known = { manifest, url: `https://dwang.example.nz/${id}/stable/remote.manifest.json` };
  jest.mocked(knownRemote).mockResolvedValue(known);
  jest.mocked(readAgain).mockResolvedValue(known);
}
const entries = () => registered.mock.calls.map(([[remote]]) => (remote as { entry: string }).entry);

beforeEach(() => jest.resetAllMocks());

test('RC-111: an entry that fails once is fetched once more under another address, past every cache', async () => {
  describe('mf-jobs', 'remoteEntry.11111111.js');
  load.mockRejectedValueOnce(new Error('chunk 404')).mockResolvedValue(remoteModule);
  await expect(loadRemoteModule('mf-jobs')).resolves.toBe(remoteModule.default);
  expect(entries()).toEqual([
    'https://dwang.example.nz/mf-jobs/stable/remoteEntry.11111111.js',
    'https://dwang.example.nz/mf-jobs/stable/remoteEntry.11111111.js?retry=1',
  ]);
  expect(registered.mock.calls[1]?.[1]).toEqual({ force: true });
});

test('RC-111: a remote that was deployed meanwhile is loaded by its new description at the second try', async () => {
  describe('mf-dashboard', 'remoteEntry.11111111.js');
  const old = await knownRemote('mf-dashboard');
  describe('mf-dashboard', 'remoteEntry.22222222.js');
  jest.mocked(knownRemote).mockResolvedValue(old);
  load.mockRejectedValueOnce(new Error('chunk 404')).mockResolvedValue(remoteModule);
  await expect(loadRemoteModule('mf-dashboard')).resolves.toBe(remoteModule.default);
  expect(entries().at(-1)).toBe('https://dwang.example.nz/mf-dashboard/stable/remoteEntry.22222222.js?retry=1');
});

test('RC-112: after two failures the next click asks for the description again and loads what is current', async () => {
  describe('mf-tools', 'remoteEntry.11111111.js');
  load.mockRejectedValue(new Error('chunk 404'));
  await expect(loadRemoteModule('mf-tools')).rejects.toMatchObject({ code: 'REMOTE.UNREACHABLE' });
  describe('mf-tools', 'remoteEntry.22222222.js');
  load.mockResolvedValue(remoteModule);
  await expect(loadRemoteModule('mf-tools')).resolves.toBe(remoteModule.default);
  expect(entries().at(-1)).toContain('/remoteEntry.22222222.js?retry=');
});

test('RC-115: a remote built for another kit is refused at once, in words', async () => {
  describe('mf-finance', 'remoteEntry.11111111.js');
  load.mockRejectedValue(new Error('[ Federation Runtime ]: Version 2.0.0 does not satisfy the requirement ^1.0.0'));
  await expect(loadRemoteModule('mf-finance')).rejects.toMatchObject({ code: 'REMOTE.NEEDS_UPDATE' });
});

test('RC-117: a remote whose files point to another site is not loaded', async () => {
  describe('mf-admin', 'https://elsewhere.example/remoteEntry.js');
  await expect(loadRemoteModule('mf-admin')).rejects.toMatchObject({ code: 'REMOTE.INVALID' });
  expect(load).not.toHaveBeenCalled();
});
