import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readEnv } from '../env/read-env';
import { LocalFileStore } from './local-file-store';

let folder: string;
let store: LocalFileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dwang-files-'));
  store = new LocalFileStore(readEnv({ DATA_DIR: folder, MAX_UPLOAD_MB: '1' }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name);
const photo = (content: Buffer | Readable) => ({ companyId: 3, kind: 'photos', contentType: 'image/jpeg', content });

it('gives back what was saved, under a name of its own', async () => {
  const { key, size, sha256 } = await store.save(photo(Readable.from([Buffer.from('ki'), Buffer.from('ora')])));
  expect(key).toMatch(/^3\/photos\/[0-9a-f-]{36}\.jpg$/);
  expect([size, sha256]).toEqual([5, 'ab65d850a5605d2f089c9f0304b2fc6ba0ba60ea691edf20156e99b1ce3b907e']);
  const opened = await store.open(key);
  expect([opened.size, await text(opened.stream)]).toEqual([5, 'kiora']);
});

it('TR-413 keeps files from others on this machine, also in a folder that was open to them', async () => {
  const { key } = await store.save(photo(Buffer.from('x')));
  chmodSync(join(folder, 'files'), 0o755);
  await store.onModuleInit();
  expect([statSync(join(folder, 'files')).mode & 0o777, statSync(join(folder, 'files', key)).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

it('forgets a file once, and does not mind being asked again', async () => {
  const { key } = await store.save(photo(Buffer.from('x')));
  await store.remove(key);
  await store.remove(key);
  await expect(store.open(key)).rejects.toMatchObject({ status: 404 });
  expect(filesIn()).toEqual([]);
});

it('keeps nothing of a file that is too large, is cut off, or for which there is no room', async () => {
  await expect(store.save(photo(Buffer.alloc(1024 * 1024 + 1)))).rejects.toMatchObject({ status: 413 });
  const breaking = (error: Error) =>
    Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw error;
      })(),
    );
  await expect(store.save(photo(breaking(new Error('cut off'))))).rejects.toThrow('cut off');
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  await expect(store.save(photo(breaking(full)))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(filesIn()).toEqual([]);
});

it.each(['../dwang.sqlite', '3/photos/../../../etc/passwd', '/etc/passwd', '3/photos/%2e%2e', ''])('opens no %j', async (key) => {
  await expect(store.open(key)).rejects.toMatchObject({ status: 404 });
  await expect(store.remove(key)).rejects.toMatchObject({ status: 404 });
});

it('sweeps up what a crash left half written, but not what is being written now', async () => {
  await store.save(photo(Buffer.from('x')));
  const incoming = join(folder, 'files', 'incoming');
  for (const name of ['old', 'fresh']) writeFileSync(join(incoming, name), 'half');
  utimesSync(join(incoming, 'old'), 0, 0);
  await store.onModuleInit();
  expect(readdirSync(incoming)).toEqual(['fresh']);
});
