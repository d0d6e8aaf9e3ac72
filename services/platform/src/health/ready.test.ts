import { startTestApp, type TestApp } from '@dwang/testing/services';
import { WriteCheck } from './write-check';
import { WriteCheckRow } from './write-check.entity';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
afterEach(() => jest.restoreAllMocks());

it('TR-402 is ready while the database takes writes', async () => {
  await test.nobody().get('/api/ready').expect(200, { status: 'ok' });
  expect(await test.db.repo(WriteCheckRow).count()).toBe(1);
});

it('TR-402 is not ready while the database takes none, and says so', async () => {
  const full = Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
  jest.spyOn(test.db, 'tx').mockRejectedValue(full);
  const checks = new WriteCheck(test.db);
  expect(await checks.isWritable()).toBe(false);
  jest.spyOn(test.app.get(WriteCheck), 'isWritable').mockImplementation(() => checks.isWritable());
  const { body } = await test.nobody().get('/api/ready').expect(503);
  expect(body).toMatchObject({ code: 'SERVER.NOT_READY', detail: 'The database takes no writes' });
  await test.nobody().get('/api/health').expect(200);
});

it('TR-402 writes once for all who ask at the same time', async () => {
  const write = jest.spyOn(test.db, 'tx');
  const checks = new WriteCheck(test.db);
  expect(await Promise.all(Array.from({ length: 20 }, () => checks.isWritable()))).not.toContain(false);
  expect(write).toHaveBeenCalledTimes(1);
});
