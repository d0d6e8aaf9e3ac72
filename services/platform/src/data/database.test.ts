import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Probe, Probes, probeArea } from '../testing/probe-area';
import { isUniqueViolation } from './database-errors';
import { migrate } from './migrate';

let test: TestApp;
let probes: Probes;
beforeAll(async () => {
  test = await startTestApp([probeArea]);
  probes = test.app.get(Probes);
});
afterAll(() => test?.close());

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const names = async (companyId: number) =>
  (await test.db.repo(Probe).find({ where: { companyId }, order: { id: 'ASC' } })).map(({ name }) => name);

it('keeps what one request wrote when another one beside it is rolled back', async () => {
  const failing = test.db.tx(async () => {
    await probes.create(101, 'lost');
    await pause(60);
    throw new Error('no');
  });
  const other = test.db.tx(async () => {
    await pause(10);
    await probes.create(101, 'kept');
  });
  const plain = pause(20).then(() => probes.create(101, 'kept too'));
  await Promise.allSettled([failing, other, plain]);
  expect((await names(101)).sort()).toEqual(['kept', 'kept too']);
});

it('shows nobody what is not committed', async () => {
  let seen = -1;
  const writing = test.db.tx(async () => {
    await probes.create(102, 'hidden');
    await pause(40);
    throw new Error('no');
  });
  const reading = pause(10).then(async () => {
    seen = (await names(102)).length;
  });
  await Promise.allSettled([writing, reading]);
  expect(seen).toBe(0);
});

/** A transaction that has written this and waits for its end. */
async function halfDone(companyId: number, name: string): Promise<() => Promise<unknown>> {
  let [written, end] = [() => {}, () => {}];
  const [isWritten, isEnding] = [new Promise<void>((tell) => (written = tell)), new Promise<void>((tell) => (end = tell))];
  const work = test.db.tx(async () => {
    await probes.create(companyId, name);
    written();
    await isEnding;
  });
  await isWritten;
  return () => {
    end();
    return work;
  };
}

it('lets others read what was committed while somebody writes, however long that takes', async () => {
  await probes.create(107, 'before');
  const end = await halfDone(107, 'half done');
  expect(await names(107)).toEqual(['before']);
  await end();
  expect(await names(107)).toEqual(['before', 'half done']);
});

it('shows who views all rows one moment, and holds up nobody who writes meanwhile', async () => {
  await probes.create(108, 'before');
  const seen = await test.db.view(async (db) => {
    const look = () => db.repo(Probe).countBy({ companyId: 108 });
    const first = await look();
    await test.db.outside(() => probes.create(108, 'meanwhile'));
    return [first, await look()];
  });
  expect(seen).toEqual([1, 1]);
  expect(await names(108)).toEqual(['before', 'meanwhile']);
});

it('joins a transaction that is already running', async () => {
  const work = test.db.tx(async () => {
    await test.db.tx(() => probes.create(103, 'inner'));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await names(103)).toEqual([]);
});

it('counts ten read-and-write rounds at once as ten', async () => {
  const { id } = await probes.create(104, 'counter');
  const addOne = () =>
    test.db.tx(async () => {
      const row = await test.db.findForUpdate(Probe, { id });
      await test.db.repo(Probe).update({ id }, { cents: (row?.cents ?? 0) + 1 });
    });
  await Promise.all(Array.from({ length: 10 }, addOne));
  expect((await test.db.repo(Probe).findOneByOrFail({ id })).cents).toBe(10);
});

it('knows a unique key that is taken', async () => {
  await probes.create(105, 'once');
  const error = await probes.create(105, 'once').catch((thrown: unknown) => thrown);
  expect(isUniqueViolation(error)).toBe(true);
});

it('compares text byte by byte: case, macron and composition count', async () => {
  for (const name of ['Maori', 'maori', 'Māori', 'Māori'.normalize('NFD'), 'ünal 🔨']) await probes.create(106, name);
  expect(await test.db.repo(Probe).countBy({ companyId: 106, name: 'Māori' })).toBe(1);
  expect((await names(106)).at(-1)).toBe('ünal 🔨');
});

it('gives money back as a number and an instant to the millisecond', async () => {
  const createdAt = new Date('2026-04-04T13:59:59.007Z');
  const saved = await test.db
    .repo(Probe)
    .save(test.db.repo(Probe).create({ companyId: 107, name: 'exact', cents: 99_999_999_999, createdAt }));
  const row = await test.db.repo(Probe).findOneByOrFail({ id: saved.id });
  expect([row.cents, row.createdAt]).toEqual([99_999_999_999, createdAt]);
});

it('has nothing left to migrate after the start, and can undo and redo each migration', async () => {
  expect(await migrate(test.db.dataSource)).toEqual([]);
  const count = test.db.dataSource.migrations.length;
  for (let step = 0; step < count; step += 1) await test.db.dataSource.undoLastMigration({ transaction: 'each' });
  expect(await migrate(test.db.dataSource)).toHaveLength(count);
});
