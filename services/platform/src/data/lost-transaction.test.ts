import { statSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Probe, Probes, probeArea } from '../testing/probe-area';
import { isDatabaseAway, isDatabaseFull } from './database-errors';

let test: TestApp;
let probes: Probes;
beforeAll(async () => {
  test = await startTestApp([probeArea], { database: 'sqlite' });
  probes = test.app.get(Probes);
});
afterAll(() => test?.close());

const pragma = async (text: string): Promise<number> => {
  const [row]: Record<string, number>[] = await test.db.dataSource.query(`PRAGMA ${text}`);
  return Number(Object.values(row ?? {})[0]);
};
const BIG = { cents: 1, createdAt: new Date() };
/** Far more than the database may grow by. */
const fill = (companyId: number) =>
  test.db.repo(Probe).insert(Array.from({ length: 2000 }, (_, at) => ({ ...BIG, companyId, name: `${at} ${'x'.repeat(50)}` })));

async function whileFull(work: () => Promise<unknown>): Promise<unknown> {
  await pragma(`max_page_count = ${(await pragma('page_count')) + 2}`);
  try {
    return await work().catch((error: unknown) => error);
  } finally {
    await pragma('max_page_count = 1000000');
  }
}

it('TR-402 a full disk ends a transaction, and the next ones run once there is room', async () => {
  const error = await whileFull(() => test.db.tx(() => fill(1)));
  expect(isDatabaseFull(error)).toBe(true);
  await test.db.tx(() => probes.create(1, 'kept'));
  expect(await test.db.repo(Probe).countBy({ companyId: 1 })).toBe(1);
});

/** As the database does by itself at `SQLITE_FULL`, `IOERR`, `NOMEM` and `INTERRUPT`. */
const lose = () =>
  (test.db.dataSource.driver as unknown as { databaseConnection: { exec(sql: string): void } }).databaseConnection;

it('TR-402 after the database has rolled back by itself no later statement of that transaction is kept', async () => {
  const work = test.db.tx(async () => {
    await probes.create(2, 'first');
    lose().exec('ROLLBACK');
    await probes.create(2, 'alone').catch(() => undefined);
    await probes.create(2, 'alone too').catch(() => undefined);
  });
  await expect(work).rejects.toThrow('ended this transaction');
  await test.db.tx(() => probes.create(2, 'next'));
  expect((await test.db.repo(Probe).findBy({ companyId: 2 })).map(({ name }) => name)).toEqual(['next']);
});

it('TR-402 what could not be rolled back is, before the next transaction', async () => {
  lose().exec('BEGIN');
  await test.db.tx(() => probes.create(3, 'kept'));
  expect(await test.db.repo(Probe).countBy({ companyId: 3 })).toBe(1);
});

it.each(['SQLITE_IOERR_WRITE', 'SQLITE_NOMEM', 'SQLITE_INTERRUPT', 'SQLITE_BUSY_SNAPSHOT'])(
  'TR-402 %s is worth trying again',
  (code) => {
    expect(isDatabaseAway({ code })).toBe(true);
  },
);

it('TR-413 keeps the database and its log from others on this machine', async () => {
  await test.db.tx(() => probes.create(4, 'logged'));
  const modes = ['', '-wal', '-shm'].map((end) => statSync(join(test.env.DATA_DIR, `dwang.sqlite${end}`)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

it('TR-404 what was committed is on the disk before it is answered', async () => {
  expect(await pragma('synchronous')).toBe(2);
});
