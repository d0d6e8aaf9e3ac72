import { addDays, dayOf } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeScene } from '../testing/invoice-scene';

const CARRYING = 'CarryDueDays1771000000012';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

it('makes payment terms of the days of what recurred before (TR-124)', async () => {
  const { person, client } = await makeScene(await test.people.signUp());
  const lines = [{ description: 'Round', quantity: '1', unitPrice: '10.00' }];
  const recurring = { clientId: client.id, lines, every: 'monthly', nextDay: addDays(dayOf(Date.now(), 'Pacific/Auckland'), 1) };
  const make = async (paymentTerms: string): Promise<number> =>
    (
      await person.agent
        .post('/api/recurring-invoices')
        .send({ ...recurring, paymentTerms })
        .expect(201)
    ).body.id;
  const made = [await make('days-20'), await make('next-month-20')];
  const { dataSource } = test.db;
  const isThere = () => dataSource.query(`SELECT name FROM migrations WHERE name = '${CARRYING}'`);
  if (test.db.isSqlite) await dataSource.query('PRAGMA foreign_keys = OFF');
  while ((await isThere()).length > 0) await dataSource.undoLastMigration({ transaction: 'each' });
  const days = await dataSource.query('SELECT id, dueDays FROM recurring_invoices ORDER BY id');
  expect(days.map((row: { dueDays: number }) => Number(row.dueDays))).toEqual([20, 14]);
  await dataSource.runMigrations({ transaction: 'each' });
  const termsOf = async (id: number) => (await person.agent.get(`/api/recurring-invoices/${id}`).expect(200)).body.paymentTerms;
  expect(await Promise.all(made.map(termsOf))).toEqual(['days-20', 'days-14']);
}, 60_000);
