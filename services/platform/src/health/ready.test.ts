import { startTestApp, type TestApp } from '@dwang/testing/services';
import { WriteCheck } from './write-check';
import { WriteCheckRow } from './write-check.entity';

let test: TestApp;
afterEach(() => test?.close());

it('TR-402 is ready while the database takes writes', async () => {
  test = await startTestApp();
  await test.nobody().get('/api/ready').expect(200, { status: 'ok' });
  expect(await test.db.repo(WriteCheckRow).count()).toBe(1);
});

it('TR-402 is not ready while the database can only be read, and says so', async () => {
  test = await startTestApp();
  const { tableName } = test.db.dataSource.getMetadata(WriteCheckRow);
  await test.db.dataSource.query(`DROP TABLE ${tableName}`);
  const { body } = await test.nobody().get('/api/ready').expect(503);
  expect(body).toMatchObject({ code: 'SERVER.NOT_READY', detail: 'The database takes no writes' });
  await test.nobody().get('/api/health').expect(200);
});

it('TR-402 writes once for all who ask at the same time', async () => {
  test = await startTestApp();
  const write = jest.spyOn(test.db, 'tx');
  const checks = test.app.get(WriteCheck);
  expect(await Promise.all(Array.from({ length: 20 }, () => checks.isWritable()))).not.toContain(false);
  expect(write).toHaveBeenCalledTimes(1);
});
