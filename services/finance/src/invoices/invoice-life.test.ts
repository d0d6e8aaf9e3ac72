import { area as jobs } from '@dwang/service-jobs';
import { FAR_DAY, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { addHours, listInvoices, makeInvoice, makeScene, postInvoice, type Scene } from '../testing/invoice-scene';
import { InvoiceEventRow } from './invoice-event.entity';
import { eventHash } from './invoice-history';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const scene = async () => makeScene(await test.people.signUp());
const patch = ({ person }: Scene, id: number, change: Record<string, unknown>) =>
  person.agent.patch(`/api/invoices/${id}`).send(change);
const voidIt = ({ person }: Scene, id: number) => person.agent.post(`/api/invoices/${id}/void`);

it('frees the hours of a void invoice once, keeps its number, and repeats without effect (RC-046, RC-060)', async () => {
  const at = await scene();
  const entry = await addHours(at);
  const first = await makeInvoice(at, { timeEntryIds: [entry.id] });
  const answers = await Promise.all([voidIt(at, first.id), voidIt(at, first.id), voidIt(at, first.id)]);
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'void'],
    [200, 'void'],
    [200, 'void'],
  ]);
  const second = await makeInvoice(at, { timeEntryIds: [entry.id] });
  expect(second.invoiceNumber).not.toBe(first.invoiceNumber);
  await voidIt(at, first.id).expect(200);
  const billed = await at.person.agent.get(`/api/time-entries/${entry.id}`);
  expect(billed.body).toMatchObject({ billed: true, invoiceId: second.id });
  expect((await patch(at, first.id, { notes: 'x' })).body).toMatchObject({ status: 409, code: 'INVOICE.LOCKED' });
});

it('moves only along the allowed ways, and stays put when asked for what is already so', async () => {
  const at = await scene();
  const { id } = await makeInvoice(at, { subtotal: '10.00', status: 'draft' });
  expect((await patch(at, id, { status: 'paid' })).body).toMatchObject({ status: 409, code: 'INVOICE.MOVE_NOT_ALLOWED' });
  expect((await voidIt(at, id)).status).toBe(409);
  const issued = (await patch(at, id, { status: 'pending' }).expect(200)).body;
  expect(issued.invoiceNumber).toMatch(/^INV-\d{4}-\d{5}$/);
  const again = (await patch(at, id, { status: 'pending' }).expect(200)).body;
  expect(again).toEqual(issued);
  await patch(at, id, { status: 'sent' }).expect(200);
  expect((await patch(at, id, { status: 'pending' })).status).toBe(409);
  await patch(at, id, { status: 'paid' }).expect(200);
  expect((await voidIt(at, id)).body).toMatchObject({
    status: 409,
    code: 'INVOICE.MOVE_NOT_ALLOWED',
    detail: 'A paid invoice cannot be voided.',
  });
});

it('changes nothing of an issued invoice, and refuses an older version', async () => {
  const at = await scene();
  const invoice = await makeInvoice(at);
  const line = { description: 'More', quantity: '1', unitPrice: '9.00' };
  const answers = [
    await patch(at, invoice.id, { notes: 'Thanks' }),
    await patch(at, invoice.id, { dueDate: FAR_DAY }),
    await at.person.agent.put(`/api/invoices/${invoice.id}`).send({ clientId: at.client.id, lines: [line] }),
    await at.person.agent.delete(`/api/invoices/${invoice.id}`),
  ];
  for (const { body } of answers) expect(body).toMatchObject({ status: 409, code: 'INVOICE.LOCKED' });
  expect((await at.person.agent.get(`/api/invoices/${invoice.id}`)).body).toEqual(invoice);
  const draft = await makeInvoice(at, { subtotal: '1.00', status: 'draft' });
  const changed = (await patch(at, draft.id, { notes: 'Thanks', dueDate: FAR_DAY, version: draft.version }).expect(200)).body;
  expect(changed).toMatchObject({ dueDate: FAR_DAY, notes: 'Thanks' });
  expect((await patch(at, draft.id, { notes: 'y', version: draft.version })).body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect((await patch(at, draft.id, { dueDate: '2000-01-01' })).body).toMatchObject({
    status: 400,
    errors: [{ field: 'dueDate' }],
  });
});

it('replaces a draft whole: its hours, lines, discount and client; what is not named again is free', async () => {
  const at = await scene();
  const { agent } = at.person;
  const [one, two] = [await addHours(at), await addHours(at, { duration: 3600 })];
  const draft = await makeInvoice(at, { status: 'draft', timeEntryIds: [one.id] });
  const other = (await agent.post('/api/clients').send({ name: 'Aroha' }).expect(201)).body;
  const body = {
    clientId: other.id,
    timeEntryIds: [two.id],
    lines: [{ kind: 'material', description: 'Posts', quantity: '2', unitPrice: '11.50' }],
    discount: { kind: 'percent', value: '10' },
    gst: 'inclusive',
    terms: 'Net 14',
    version: draft.version,
  };
  const next = (await agent.put(`/api/invoices/${draft.id}`).send(body).expect(200)).body;
  expect(next).toMatchObject({
    clientName: 'Aroha',
    linesTotal: '108.00',
    discountAmount: '10.80',
    subtotal: '84.52',
    tax: '12.68',
    total: '97.20',
    discount: { kind: 'percent', value: '10.00' },
    terms: 'Net 14',
    balance: '0.00',
  });
  expect(next.lines.map(({ timeEntryIds }: { timeEntryIds: number[] }) => timeEntryIds)).toEqual([[two.id], []]);
  const billed = async (id: number) => (await agent.get(`/api/time-entries/${id}`)).body.billed;
  expect([await billed(one.id), await billed(two.id)]).toEqual([false, true]);
  expect((await agent.put(`/api/invoices/${draft.id}`).send(body)).body.code).toBe('REQUEST.VERSION_CONFLICT');
  expect((await patch(at, draft.id, { status: 'sent' }).expect(200)).body).toMatchObject({ total: '97.20', balance: '97.20' });
});

it('refuses a discount above the lines, one without lines, and more than the whole', async () => {
  const at = await scene();
  const lines = [{ description: 'x', quantity: '1', unitPrice: '50.00' }];
  const refused = async (fields: object) => (await postInvoice(at, { ...fields }).expect(400)).body.errors[0].field;
  expect(await refused({ lines, discount: { kind: 'amount', value: '50.01' } })).toBe('discount.value');
  expect(await refused({ lines, discount: { kind: 'percent', value: '100.01' } })).toBe('discount.value');
  expect(await refused({ subtotal: '10.00', discount: { kind: 'percent', value: '10' } })).toBe('discount');
});

it('makes a draft again from an invoice, its hours as typed lines, and keeps the first as it is', async () => {
  const at = await scene();
  const entry = await addHours(at, { duration: 3000 });
  const lines = [{ kind: 'material', description: 'Kwila', quantity: '2', unitPrice: '10.00' }];
  const first = await makeInvoice(at, {
    timeEntryIds: [entry.id],
    lines,
    discount: { kind: 'amount', value: '5' },
    terms: 'Net 14',
  });
  const again = (await at.person.agent.post(`/api/invoices/${first.id}/duplicate`).expect(201)).body;
  expect(again).toMatchObject({ status: 'draft', invoiceNumber: null, terms: 'Net 14', discountAmount: '5.00' });
  expect(again.lines.map(({ kind, quantity, amount }: (typeof first.lines)[number]) => [kind, quantity, amount])).toEqual([
    ['labour', '0.833', '70.81'],
    ['material', '2.000', '20.00'],
  ]);
  expect(again.lines.flatMap(({ timeEntryIds }: (typeof first.lines)[number]) => timeEntryIds)).toEqual([]);
  const typed = await makeInvoice(at, { subtotal: '100.00', tax: '7.50' });
  const copy = (await at.person.agent.post(`/api/invoices/${typed.id}/duplicate`).expect(201)).body;
  expect(copy).toMatchObject({ gst: 'typed', tax: '7.50', total: '107.50' });
});

it('tells what happened to it, who did it and what changed, each bound to the one before (I9)', async () => {
  const at = await scene();
  const { id } = await makeInvoice(at, { subtotal: '10.00', status: 'draft' });
  await patch(at, id, { notes: 'Thanks' }).expect(200);
  await patch(at, id, { status: 'pending' }).expect(200);
  await patch(at, id, { status: 'sent' }).expect(200);
  await at.person.agent.post(`/api/invoices/${id}/void`).send({ reason: 'Wrong client' }).expect(200);
  const { items, totals } = (await at.person.agent.get(`/api/invoices/${id}/history`).expect(200)).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['voided', 'sent', 'issued', 'edited', 'created']);
  expect(totals.count).toBe(5);
  expect(items[0]).toMatchObject({
    userId: at.person.user.id,
    changes: expect.arrayContaining([{ field: 'reason', from: null, to: 'Wrong client' }]),
  });
  const rows = await test.db.repo(InvoiceEventRow).find({ where: { invoiceId: id }, order: { id: 'ASC' } });
  let before = '';
  for (const row of rows) {
    expect(row.hash).toBe(eventHash(row, before));
    before = row.hash;
  }
});

it('lets one of parallel moves of one version through (RC-059)', async () => {
  const at = await scene();
  const { id, version } = await makeInvoice(at);
  const answers = await Promise.all([
    patch(at, id, { status: 'paid', version }),
    patch(at, id, { status: 'sent', version }),
    patch(at, id, { notes: 'x', version }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('deletes drafts and frees their hours, but no issued invoice (RC-052)', async () => {
  const at = await scene();
  const entry = await addHours(at);
  const draft = await makeInvoice(at, { timeEntryIds: [entry.id], status: 'draft' });
  expect(draft.invoiceNumber).toBeNull();
  await at.person.agent.delete(`/api/invoices/${draft.id}`).expect(204);
  const issued = await makeInvoice(at, { timeEntryIds: [entry.id] });
  expect((await at.person.agent.delete(`/api/invoices/${issued.id}`)).body).toMatchObject({
    status: 409,
    code: 'INVOICE.LOCKED',
  });
  await voidIt(at, issued.id).expect(200);
  expect((await at.person.agent.delete(`/api/invoices/${issued.id}`)).status).toBe(409);
});

it('keeps a client and a job that invoices name (RC-048)', async () => {
  const at = await scene();
  const invoice = await makeInvoice(at, { projectId: at.project.id, subtotal: '5.00' });
  await voidIt(at, invoice.id).expect(200);
  expect((await at.person.agent.delete(`/api/projects/${at.project.id}`)).body).toMatchObject({
    status: 409,
    code: 'PROJECT.IN_USE',
  });
  await at.person.agent.patch(`/api/projects/${at.project.id}`).send({ clientId: 0 }).expect(200);
  expect((await at.person.agent.delete(`/api/clients/${at.client.id}`)).body).toMatchObject({
    status: 409,
    code: 'CLIENT.IN_USE',
  });
  expect((await listInvoices(at)).items).toHaveLength(1);
});

it('is overdue from the company’s midnight on, not UTC’s, in lists, totals and filters (RC-053)', async () => {
  const at = await scene();
  const { id } = await makeInvoice(at, { subtotal: '100.00', issueDate: '2026-10-06', dueDate: '2026-10-20' });
  const statusAt = async (moment: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    const { totals } = await listInvoices(at);
    const { body } = await at.person.agent.get(`/api/invoices/${id}`);
    const filtered = await listInvoices(at, { status: 'overdue' });
    return [body.status, totals.overdue.count, totals.pending.count, filtered.items.length];
  };
  expect(await statusAt('2026-10-19T11:30:00Z')).toEqual(['pending', 0, 1, 0]);
  expect(await statusAt('2026-10-20T10:59:59Z')).toEqual(['pending', 0, 1, 0]);
  expect(await statusAt('2026-10-20T11:00:00Z')).toEqual(['overdue', 1, 0, 1]);
});

it('sums the cards in cents, drafts and void apart (RC-040)', async () => {
  const at = await scene();
  await makeInvoice(at, { subtotal: '3.99', tax: '0.00', status: 'paid' });
  await makeInvoice(at, { subtotal: '1.00', tax: '0.00' });
  await makeInvoice(at, { subtotal: '2.00', tax: '0.00', status: 'sent' });
  await makeInvoice(at, { subtotal: '0.10', tax: '0.00', status: 'draft' });
  await makeInvoice(at, { subtotal: '4.00', tax: '0.00', issueDate: '2026-01-01', dueDate: '2026-01-02' });
  await voidIt(at, (await makeInvoice(at, { subtotal: '50.00' })).id).expect(200);
  expect((await listInvoices(at)).totals).toEqual({
    total: { count: 5, amount: '11.09' },
    draft: { count: 1, amount: '0.10' },
    paid: { count: 1, amount: '3.99' },
    pending: { count: 2, amount: '3.00' },
    overdue: { count: 1, amount: '4.00' },
  });
  const counts = await Promise.all(
    ['draft', 'pending', 'sent', 'paid', 'overdue', 'void'].map(
      async (status) => (await listInvoices(at, { status })).items.length,
    ),
  );
  expect(counts).toEqual([1, 2, 1, 1, 1, 1]);
});

it('finds invoices by number and client without macrons, and walks pages once each (RC-085, RC-086)', async () => {
  const at = await scene();
  for (let index = 0; index < 11; index += 1) {
    await makeInvoice(at, {
      lines: Array.from({ length: index % 4 || 1 }, () => ({ description: 'x', quantity: '1', unitPrice: '1.00' })),
    });
  }
  await makeInvoice(at, { subtotal: '1.00', invoiceNumber: 'SMITH-7%' });
  expect((await listInvoices(at, { q: 'tane smith-7%' })).items.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['SMITH-7%']);
  for (const sort of ['-issueDate', 'dueDate']) {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listInvoices>> = await listInvoices(at, {
        sort,
        limit: 5,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([12, 12]);
  }
});

it('answers 404 for invoices of another company, and changes nothing there', async () => {
  const [at, other] = [await scene(), await scene()];
  const { id } = await makeInvoice(at);
  expect((await other.person.agent.get(`/api/invoices/${id}`)).status).toBe(404);
  expect((await patch(other, id, { status: 'paid' })).status).toBe(404);
  expect((await voidIt(other, id)).status).toBe(404);
  expect((await other.person.agent.delete(`/api/invoices/${id}`)).status).toBe(404);
  expect((await postInvoice(other, { clientId: at.client.id, subtotal: '1.00' })).body).toMatchObject({
    errors: [{ field: 'clientId' }],
  });
  expect((await at.person.agent.get(`/api/invoices/${id}`)).body.status).toBe('pending');
});
