import { randomUUID } from 'node:crypto';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { addHours, listInvoices, makeInvoice, makeScene, postInvoice } from '../testing/invoice-scene';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const scene = async () => makeScene(await test.people.signUp());
const timber = { kind: 'material', description: 'Kwila 90x19', quantity: '12.5', unit: 'm', unitPrice: '8.99' };

it('bills unbilled hours and a material with GST to the cent, and locks the hours', async () => {
  const at = await scene();
  const [long, short] = [await addHours(at), await addHours(at, { startTime: '2026-03-01T20:00:00Z', duration: 3000 })];
  const invoice = await makeInvoice(at, {
    projectId: at.project.id,
    timeEntryIds: [long.id, short.id, long.id],
    lines: [timber],
  });
  expect(invoice.lines.map(({ kind, description, quantity, amount }) => [kind, description, quantity, amount])).toEqual([
    ['labour', '2 Mar 2026 Smith deck – Framing', '0.8333', '70.83'],
    ['labour', '3 Mar 2026 Smith deck – Framing', '1.50', '127.50'],
    ['material', 'Kwila 90x19', '12.500', '112.38'],
  ]);
  expect(invoice).toMatchObject({
    subtotal: '310.71',
    tax: '46.61',
    total: '357.32',
    status: 'pending',
    clientName: 'Tāne Construction',
  });
  const entry = await at.person.agent.get(`/api/time-entries/${long.id}`);
  expect(entry.body).toMatchObject({ billed: true, invoiceId: invoice.id });
  const project = await at.person.agent.get(`/api/projects/${at.project.id}`);
  expect(project.body).toMatchObject({ totalSeconds: 8400, unbilledSeconds: 0, unbilledAmount: '0.00' });
  expect((await at.person.agent.get('/api/time-entries').query({ billed: false })).body.totals.count).toBe(0);
});

it('refuses an invoice that is dated more than a year ahead, and takes one of next month (TR-203)', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T20:00:00Z'));
  const at = await scene();
  const { status, body } = await postInvoice(at, { subtotal: '1.00', issueDate: '2099-12-31', dueDate: '2100-01-31' });
  expect([status, body.errors[0].field]).toEqual([400, 'issueDate']);
  await makeInvoice(at, { subtotal: '1.00', issueDate: '2026-04-03' });
});

it('TR-203 refuses a due day more than a year after today and after the issue date, new or changed', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T20:00:00Z'));
  const at = await scene();
  const days = { issueDate: '2026-04-03', dueDate: '2027-04-04' };
  const { id } = (await postInvoice(at, { subtotal: '1.00', status: 'draft', ...days }).expect(201)).body;
  const tooFar = { ...days, dueDate: '2027-04-05' };
  for (const { status, body } of [
    await postInvoice(at, { subtotal: '1.00', ...tooFar }),
    await at.person.agent.patch(`/api/invoices/${id}`).send({ dueDate: tooFar.dueDate }),
  ])
    expect([status, body.errors[0]]).toEqual([
      400,
      { field: 'dueDate', message: 'Please check the date: it is more than a year ahead' },
    ]);
});

it('takes an invoice number of one line, with nothing hidden in it', async () => {
  const at = await scene();
  for (const invoiceNumber of ['A\r\nBcc: x@example.nz', 'A\u200bB']) {
    const { status, body } = await postInvoice(at, { subtotal: '1.00', invoiceNumber });
    expect([status, body.errors[0].field]).toEqual([400, 'invoiceNumber']);
  }
  const pasted = await postInvoice(at, { subtotal: '1.00', invoiceNumber: 'A\tB' }).expect(201);
  expect(pasted.body.invoiceNumber).toBe('A B');
});

it('refuses every change of billed time with the name of the invoice (RC-049, RC-050)', async () => {
  const at = await scene();
  const entry = await addHours(at);
  const invoice = await makeInvoice(at, { timeEntryIds: [entry.id] });
  const path = `/api/time-entries/${entry.id}`;
  const answers = [
    await at.person.agent.patch(path).send({ notes: 'Changed' }),
    await at.person.agent.patch(path).send({ projectId: 0 }),
    await at.person.agent.delete(path),
  ];
  for (const { body } of answers) {
    expect(body).toMatchObject({ status: 409, code: 'TIME.ENTRY_BILLED' });
    expect(body.detail).toContain(invoice.invoiceNumber);
  }
  const draft = await addHours(at);
  await makeInvoice(at, { timeEntryIds: [draft.id], status: 'draft' });
  expect((await at.person.agent.delete(`/api/time-entries/${draft.id}`)).body.detail).toContain('a draft invoice');
});

it('lets one of many invoices for the same hours through, and the others leave nothing behind', async () => {
  const at = await scene();
  const [one, two] = [await addHours(at), await addHours(at)];
  const requests = Array.from({ length: 6 }, (_, index) =>
    postInvoice(at, { timeEntryIds: index % 2 ? [one.id, two.id] : [two.id, one.id] }),
  );
  const answers = await Promise.all(requests);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ code: 'TIME.ENTRY_BILLED', errors: [{ field: 'timeEntryIds' }] });
  expect((await listInvoices(at)).totals.total).toEqual({ count: 1, amount: '293.25' });
});

it('refuses hours of another company or none at all, and writes nothing', async () => {
  const [at, other] = [await scene(), await scene()];
  const [own, foreign] = [await addHours(at), await addHours(other)];
  for (const timeEntryIds of [
    [own.id, foreign.id],
    [own.id, 999_999_999],
  ]) {
    const { body } = await postInvoice(at, { timeEntryIds });
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'timeEntryIds', message: 'No such time entry' }] });
  }
  expect((await at.person.agent.get(`/api/time-entries/${own.id}`)).body.billed).toBe(false);
  expect((await listInvoices(at)).totals.total.count).toBe(0);
});

it('answers a repeated uid with the first invoice, however fast it is clicked (RC-057)', async () => {
  const at = await scene();
  const entry = await addHours(at);
  const uid = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => postInvoice(at, { uid, timeEntryIds: [entry.id] })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  const key = randomUUID();
  const keyed = () => postInvoice(at, { subtotal: '10.00' }).set('idempotency-key', key);
  const [first, second] = [await keyed(), await keyed()];
  expect(second.body).toEqual(first.body);
  expect((await listInvoices(at)).totals.total.count).toBe(2);
});

it('refuses a uid that comes again with other lines, time or notes', async () => {
  const at = await scene();
  const [entry, uid, quickUid] = [await addHours(at), randomUUID(), randomUUID()];
  const content = { uid, timeEntryIds: [entry.id], lines: [timber] };
  const first = await postInvoice(at, content).expect(201);
  expect((await postInvoice(at, content).expect(201)).body.id).toBe(first.body.id);
  await postInvoice(at, { uid: quickUid, subtotal: '10.00' }).expect(201);
  const others = [
    { uid, timeEntryIds: [entry.id] },
    { ...content, lines: [{ ...timber, quantity: '9.000' }] },
    { ...content, notes: 'Thanks' },
    { uid: quickUid, subtotal: '11.00' },
  ];
  for (const other of others)
    expect((await postInvoice(at, other)).body).toMatchObject({ status: 409, code: 'REQUEST.UID_TAKEN' });
  expect((await listInvoices(at)).totals.total.count).toBe(2);
});

it.each([
  [{ clientId: undefined, subtotal: '1.00' }, 'clientId', 'Please choose a client'],
  [{ clientId: null, subtotal: '1.00' }, 'clientId', 'Please choose a client'],
  [{ clientId: 999_999_999, subtotal: '1.00' }, 'clientId', 'No such client'],
  [{ projectId: 999_999_999, subtotal: '1.00' }, 'projectId', 'No such project'],
  [{}, 'lines', 'There is nothing to invoice. Choose time, add a line or enter a subtotal.'],
  [{ subtotal: '100.00', total: '120.00' }, 'total', 'Does not add up: expected 115.00'],
  [{ lines: [timber], subtotal: '112.37' }, 'subtotal', 'Does not add up: expected 112.38'],
  [{ subtotal: '1.00', issueDate: '2026-04-05', dueDate: '2026-04-04' }, 'dueDate', 'Due date must not be before the issue date'],
  [{ lines: [{ ...timber, quantity: '1.2345' }] }, 'lines.0.quantity', 'Please enter a quantity with at most 3 decimal places'],
])('refuses %j on its field', async (fields, field, message) => {
  const at = await scene();
  const { body } = await postInvoice(at, fields);
  expect(body).toMatchObject({ status: 400, errors: [{ field, message }] });
  expect((await listInvoices(at)).totals.total.count).toBe(0);
});

it('takes the client of the project when none is chosen, and refuses the project of another client', async () => {
  const at = await scene();
  expect(await makeInvoice(at, { clientId: null, projectId: at.project.id, subtotal: '5.00' })).toMatchObject({
    clientId: at.client.id,
    projectName: 'Smith deck',
  });
  const other = (await at.person.agent.post('/api/clients').send({ name: 'Other' })).body;
  const refused = await postInvoice(at, { clientId: other.id, projectId: at.project.id, subtotal: '5.00' });
  expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'projectId' }] });
});

it('is dated by the day in the company zone, due 14 days later, overdue never stored', async () => {
  const at = await scene();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-31T11:30:00Z'));
  const invoice = await makeInvoice(at);
  expect(invoice).toMatchObject({
    issueDate: '2027-01-01',
    dueDate: '2027-01-15',
    invoiceNumber: 'INV-2027-01001',
    status: 'pending',
  });
});

it('refuses an invoice that is said to be overdue before its due day is past, and takes one whose day is (TR-317)', async () => {
  const at = await scene();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-31T11:30:00Z'));
  for (const dates of [{}, { dueDate: '2027-01-15' }, { dueDate: '2027-01-01' }]) {
    const { body } = await postInvoice(at, { subtotal: '1.00', status: 'overdue', ...dates });
    const message = expect.stringContaining('An invoice is overdue once its due day is past. This one is due');
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'status', message }] });
  }
  const past = { subtotal: '1.00', status: 'overdue', issueDate: '2026-12-01', dueDate: '2026-12-31' };
  expect(await makeInvoice(at, past)).toMatchObject({ status: 'overdue' });
  for (const status of ['part_paid', 'credited', 'void'])
    expect((await postInvoice(at, { subtotal: '1.00', status })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'status' }],
    });
  expect((await listInvoices(at)).totals.total.count).toBe(1);
});

it('keeps seller and buyer as they were at issue', async () => {
  const at = await scene();
  const invoice = await makeInvoice(at);
  await at.person.agent.patch(`/api/clients/${at.client.id}`).send({ name: 'Renamed Ltd' }).expect(200);
  const { body } = await at.person.agent.get(`/api/invoices/${invoice.id}`);
  expect(body.buyer).toMatchObject({ name: 'Tāne Construction', contact: 'Hemi' });
  expect(body.seller.name).toBe(at.person.user.company.name);
  expect(body.clientName).toBe('Tāne Construction');
});

it('is closed to contractors', async () => {
  const contractor = await test.people.addMember(await test.people.signUp(), 'contractor');
  expect((await contractor.agent.get('/api/invoices')).status).toBe(403);
});
