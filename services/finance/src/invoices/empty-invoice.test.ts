import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { addHours, listInvoices, makeInvoice, makeScene } from '../testing/invoice-scene';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

it('an invoice of 0.00 is settled at issue, counts nowhere as open, and can be made void (TR-117)', async () => {
  const at = await makeScene(await test.people.signUp());
  const { agent } = at.person;
  const entry = await addHours(at, { duration: 60, startTime: '2026-01-02T20:00:00Z' });
  const lines = [{ description: 'Deposit', quantity: '1', unitPrice: '-1.42' }];
  const fields = { timeEntryIds: [entry.id], lines, issueDate: '2026-01-05', dueDate: '2026-01-20' };
  for (const status of ['pending', 'sent', 'paid'])
    expect(
      await makeInvoice(at, { ...fields, timeEntryIds: [], lines: [{ ...lines[0], unitPrice: '0' }], status }),
    ).toMatchObject({
      total: '0.00',
      status: 'paid',
      payments: [],
    });
  const draft = await makeInvoice(at, { ...fields, status: 'draft' });
  const issued = (await agent.patch(`/api/invoices/${draft.id}`).send({ status: 'pending' }).expect(200)).body;
  expect(issued).toMatchObject({ total: '0.00', status: 'paid', balance: '0.00' });
  const { totals } = await listInvoices(at, {});
  expect([totals.overdue.count, totals.pending.count, totals.paid.count]).toEqual([0, 0, 4]);
  expect((await agent.get('/api/invoices/ageing').expect(200)).body.total.count).toBe(0);
  expect((await agent.get(`/api/statements/${at.client.id}`).expect(200)).body.open).toEqual([]);
  expect((await agent.post(`/api/invoices/${draft.id}/void`).send({}).expect(200)).body.status).toBe('void');
  expect((await agent.get(`/api/time-entries/${entry.id}`)).body.billed).toBe(false);
});
