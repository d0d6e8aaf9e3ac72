import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { area as finance } from '../index';
import { makeInvoice, makeScene } from '../testing/invoice-scene';

const KEEPING = 'KeepRetentionKinds1783000000001';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

it('TR-119 credit notes of before take back retention by the kinds that their invoice holds', async () => {
  const at = await makeScene(await test.people.signUp());
  const { agent } = at.person;
  await agent.post('/api/retentions').send({ projectId: at.project.id, rate: '5.00' }).expect(201);
  const line = { description: 'Deck', quantity: '1', unitPrice: '1000.00' };
  const lines = [line, { ...line, unitPrice: '500.00', gstKind: 'zero-rated' }];
  const credits = [{ lines: [{ ...line, unitPrice: '95.00' }] }, {}];
  for (const [index, credit] of credits.entries()) {
    const sold = index === 0 ? [line] : lines;
    const { id } = await makeInvoice(at, { status: 'draft', projectId: at.project.id, lines: sold });
    await agent.post(`/api/invoices/${id}/retention`).expect(200);
    await agent.patch(`/api/invoices/${id}`).send({ status: 'pending' }).expect(200);
    await agent
      .post(`/api/invoices/${id}/credit-note`)
      .send({ reason: 'Wrong', ...credit })
      .expect(201);
  }
  const plain = await makeInvoice(at);
  await agent.post(`/api/invoices/${plain.id}/credit-note`).send({ reason: 'Wrong' }).expect(201);
  const { dataSource } = test.db;
  const isThere = () => dataSource.query(`SELECT name FROM migrations WHERE name = '${KEEPING}'`);
  if (test.db.isSqlite) await dataSource.query('PRAGMA foreign_keys = OFF');
  while ((await isThere()).length > 0) await dataSource.undoLastMigration({ transaction: 'each' });
  await dataSource.runMigrations({ transaction: 'each' });
  const notes = await test.db.repo(CreditNoteRow).find({ order: { id: 'ASC' } });
  expect(notes.map(({ retentionByKind }) => retentionByKind)).toEqual([
    [{ kind: 'standard', cents: -500 }],
    [
      { kind: 'standard', cents: -5000 },
      { kind: 'zero-rated', cents: -2500 },
    ],
    [],
  ]);
}, 60_000);
