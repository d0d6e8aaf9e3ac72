import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readEnv } from '../env/read-env';
import { KEYS, startS3Server } from '../testing/s3-server';
import { openFileStore } from './open-file-store';
import { S3FileStore } from './s3-file-store';

const BUCKET = 'dwang-files';
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  server = await startS3Server(BUCKET);
});
afterEach(() => server.close());

const storeWith = (change: Record<string, string> = {}) =>
  openFileStore(
    readEnv({
      S3_ENDPOINT: server.endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: KEYS.region,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      MAX_UPLOAD_MB: '1',
      ...change,
    }),
  );
const photo = (content: Buffer | Readable) => ({ companyId: 3, kind: 'photos', contentType: 'image/jpeg', content });

it('gives back what was saved in the bucket, under a name of its own', async () => {
  const store = storeWith();
  expect(store).toBeInstanceOf(S3FileStore);
  const { key, size, sha256 } = await store.save(photo(Readable.from([Buffer.from('ki'), Buffer.from('ora')])));
  expect(key).toMatch(/^3\/photos\/[0-9a-f-]{36}\.jpg$/);
  expect([size, sha256]).toEqual([5, 'ab65d850a5605d2f089c9f0304b2fc6ba0ba60ea691edf20156e99b1ce3b907e']);
  expect(server.objects.get(key)).toEqual({ content: Buffer.from('kiora'), type: 'image/jpeg' });
  const opened = await store.open(key);
  expect([opened.size, await text(opened.stream)]).toEqual([5, 'kiora']);
});

it('forgets a file once, and does not mind being asked again', async () => {
  const store = storeWith();
  const { key } = await store.save(photo(Buffer.from('x')));
  await store.remove(key);
  await store.remove(key);
  await expect(store.open(key)).rejects.toMatchObject({ status: 404 });
  expect(server.objects.size).toBe(0);
});

it('keeps nothing of a file that is too large or is cut off', async () => {
  const store = storeWith();
  await expect(store.save(photo(Buffer.alloc(1024 * 1024 + 1)))).rejects.toMatchObject({ status: 413 });
  const cut = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut off');
    })(),
  );
  await expect(store.save(photo(cut))).rejects.toThrow('cut off');
  expect(server.objects.size).toBe(0);
});

it('tries again when the bucket fails for a moment', async () => {
  const store = storeWith();
  server.failures.push(503);
  const { key } = await store.save(photo(Buffer.from('x')));
  server.failures.push(500);
  expect(await text((await store.open(key)).stream)).toBe('x');
});

it('says that files cannot be reached, or that there is no room, in words that the app understands', async () => {
  const wrong = storeWith({ S3_SECRET_ACCESS_KEY: 'another secret' });
  await expect(wrong.save(photo(Buffer.from('x')))).rejects.toMatchObject({ status: 503, code: 'SERVER.FILES_AWAY' });
  server.failures.push(507, 507, 507);
  await expect(storeWith().save(photo(Buffer.from('x')))).rejects.toMatchObject({ code: 'ENOSPC' });
  const { endpoint } = server;
  await server.close();
  await expect(
    storeWith({ S3_ENDPOINT: endpoint }).remove('3/photos/7f0c1b1e-0000-4000-8000-000000000000.jpg'),
  ).rejects.toMatchObject({
    status: 503,
  });
  server = await startS3Server(BUCKET);
});

it.each(['../other', '3/photos/../x', '/etc/passwd', ''])('asks the bucket for no %j', async (key) => {
  await expect(storeWith().open(key)).rejects.toMatchObject({ status: 404 });
});
