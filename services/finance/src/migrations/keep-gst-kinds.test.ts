import { area as jobs } from '@dwang/service-jobs';
import { FAR_DAY, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeInvoice, makeScene } from '../testing/invoice-scene';

const KEEPING = 'KeepGstKinds1782000000031';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

const lines = [{ description: 'Work', quantity: '1', unitPrice: '100.00' }];
const free = { gst: 'none', lines };

it('TR-119 documents of before get the kinds that they meant: by their prices, and by the GST number of their seller', async () => {
  const at = await makeScene(await test.people.signUp());
  const { agent } = at.person;
  const post = async (path: string, body: object) => (await agent.post(`/api${path}`).send(body).expect(201)).body;
  const unregistered = await makeInvoice(at, free);
  const draft = await makeInvoice(at, { ...free, status: 'draft' });
  const note = await post(`/invoices/${unregistered.id}/credit-note`, { reason: 'Less', lines });
  await agent.patch('/api/company').send({ gstNumber: '49-091-850' }).expect(200);
  const discount = { kind: 'percent', value: '10' };
  const paths = [
    `/invoices/${unregistered.id}`,
    `/invoices/${draft.id}`,
    `/invoices/${(await makeInvoice(at, free)).id}`,
    `/invoices/${(await makeInvoice(at, { subtotal: '100.00', tax: '0.00' })).id}`,
    `/invoices/${(await makeInvoice(at, { lines, discount })).id}`,
    `/invoices/${(await makeInvoice(at, { lines, discount, gst: 'inclusive' })).id}`,
    `/quotes/${(await post('/quotes', { ...free, clientId: at.client.id, title: 'Deck' })).id}`,
    `/credit-notes/${note.id}`,
    `/recurring-invoices/${(await post('/recurring-invoices', { ...free, clientId: at.client.id, every: 'monthly', nextDay: FAR_DAY })).id}`,
  ];
  await post('/quote-templates', { ...free, name: 'Free' });
  const { dataSource } = test.db;
  const isThere = () => dataSource.query(`SELECT name FROM migrations WHERE name = '${KEEPING}'`);
  if (test.db.isSqlite) await dataSource.query('PRAGMA foreign_keys = OFF');
  while ((await isThere()).length > 0) await dataSource.undoLastMigration({ transaction: 'each' });
  await dataSource.runMigrations({ transaction: 'each' });
  const bodies = await Promise.all(paths.map(async (path) => (await agent.get(`/api${path}`).expect(200)).body));
  expect(bodies.map(({ lines: [line] }) => line.gstKind)).toEqual([
    ...['outside', 'zero-rated', 'zero-rated', 'zero-rated', 'standard', 'standard', 'zero-rated', 'outside', 'zero-rated'],
  ]);
  const sums = (kind: string, amount: string, discountAmount = '0.00', tax = '0.00') => [{ kind, amount, discountAmount, tax }];
  expect(bodies.slice(0, 8).map(({ byKind }) => byKind)).toEqual([
    sums('outside', '100.00'),
    ...[1, 2, 3].map(() => sums('zero-rated', '100.00')),
    sums('standard', '90.00', '10.00', '13.50'),
    sums('standard', '90.00', '10.00', '11.74'),
    sums('zero-rated', '100.00'),
    sums('outside', '100.00'),
  ]);
  const [template] = (await agent.get('/api/quote-templates').expect(200)).body.items;
  expect(template.lines[0].gstKind).toBe('zero-rated');
}, 60_000);
