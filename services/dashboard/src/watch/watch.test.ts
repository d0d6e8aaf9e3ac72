import { area as finance } from '@dwang/service-finance';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { Watch } from './watch';

let test: TestApp;
let watch: Watch;
beforeAll(async () => {
  test = await startTestApp([jobs, finance, area]);
  watch = test.app.get(Watch);
});
afterAll(() => test?.close());

const NOON = new Date('2026-03-03T00:00:00Z');
/** Nine in the morning of 3 March in Auckland. */
const MORNING = '2026-03-02T20:00:00Z';

/** Tells the server of the timer `at` that very instant. */
async function tellTimer({ agent }: Person, at: string, body: object): Promise<void> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
  await agent
    .put('/api/timer')
    .send({ status: 'RUNNING', ...body, at })
    .expect(200);
  clock.mockRestore();
}

const list = async ({ agent }: Person) => (await agent.get('/api/notifications').expect(200)).body.items;

async function anInvoice({ agent }: Person, dueDate: string, status = 'pending') {
  const client = await agent.post('/api/clients').send({ name: 'Smith Whānau Trust' }).expect(201);
  const dates = { issueDate: '2026-01-10', dueDate };
  const body = { clientId: client.body.id, status, subtotal: '1000.00', ...dates };
  return (await agent.post('/api/invoices').send(body).expect(201)).body;
}

it('tells the owner of an invoice that is overdue or due soon, once, and of no other', async () => {
  const owner = await test.people.signUp();
  const overdue = await anInvoice(owner, '2026-03-02');
  const soon = await anInvoice(owner, '2026-03-06');
  await anInvoice(owner, '2026-03-07');
  await anInvoice(owner, '2026-01-15');
  await anInvoice(owner, '2026-03-02', 'paid');
  await anInvoice(owner, '2026-03-02', 'draft');
  await watch.look(NOON);
  await watch.look(new Date('2026-03-03T02:00:00Z'));
  const items = await list(owner);
  expect(items).toHaveLength(2);
  expect(items.find(({ kind }: { kind: string }) => kind === 'invoice-overdue')).toMatchObject({
    type: 'error',
    title: 'Invoice overdue: Smith Whānau Trust',
    message: `${overdue.invoiceNumber} for $1,150.00 was due on 2 Mar 2026.`,
    to: `/invoices/${overdue.id}`,
    figures: { amount: '1150.00', dueDate: '2026-03-02', days: -1 },
  });
  expect(items.find(({ kind }: { kind: string }) => kind === 'invoice-due-soon')).toMatchObject({
    type: 'warning',
    message: `${soon.invoiceNumber} for $1,150.00 is due on 6 Mar 2026.`,
    figures: { days: 3 },
  });
});

it("goes by the day of the company's zone", async () => {
  const owner = await test.people.signUp();
  await anInvoice(owner, '2026-03-02');
  await watch.look(new Date('2026-03-02T10:59:00Z'));
  expect((await list(owner)).map(({ kind }: { kind: string }) => kind)).toEqual(['invoice-due-soon']);
  await watch.look(new Date('2026-03-02T11:01:00Z'));
  expect(await list(owner)).toHaveLength(2);
});

it('tells who made it and the owner, but no other member and no other company', async () => {
  const owner = await test.people.signUp();
  const maker = await test.people.addMember(owner);
  const other = await test.people.addMember(owner);
  const stranger = await test.people.signUp();
  await anInvoice(maker, '2026-03-02');
  await watch.look(NOON);
  const counts = await Promise.all([owner, maker, other, stranger].map(async (one) => (await list(one)).length));
  expect(counts).toEqual([1, 1, 0, 0]);
});

it('asks a person about a timer that has been running for more than ten hours', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  await tellTimer(member, MORNING, { uid: crypto.randomUUID() });
  await watch.look(new Date('2026-03-03T05:59:00Z'));
  expect(await list(member)).toEqual([]);
  await watch.look(new Date('2026-03-03T06:01:00Z'));
  const [item] = await list(member);
  expect(item).toMatchObject({ kind: 'timer-forgotten', type: 'warning', to: '/', figures: { hours: 10 } });
  expect(item.message).toMatch(/^It has been running on General since \d+ \w+ \d{4}, \d+:\d\d [ap]m\.$/);
  expect(await list(owner)).toEqual([]);
});

it('asks a person about a timer that has run past midnight, once, and no more when they are still at work', async () => {
  const owner = await test.people.signUp();
  const uid = crypto.randomUUID();
  await tellTimer(owner, '2026-03-03T08:00:00Z', { uid });
  await watch.look(new Date('2026-03-03T10:59:00Z'));
  expect(await list(owner)).toEqual([]);
  await watch.look(new Date('2026-03-03T11:01:00Z'));
  await watch.look(new Date('2026-03-03T11:16:00Z'));
  expect(await list(owner)).toMatchObject([{ kind: 'timer-forgotten', figures: { hours: 3 }, read: false }]);
  await tellTimer(owner, '2026-03-03T11:20:00Z', { uid, stillWorking: true });
  await watch.look(new Date('2026-03-03T11:31:00Z'));
  expect(await list(owner)).toMatchObject([{ kind: 'timer-forgotten', read: true }]);
});

it('marks as read what was told of an invoice that has been paid and of a timer that was saved, and of no other', async () => {
  const owner = await test.people.signUp();
  const [paid] = [await anInvoice(owner, '2026-03-02'), await anInvoice(owner, '2026-03-01')];
  const uid = crypto.randomUUID();
  const now = new Date();
  const at = new Date(now.getTime() - 11 * 3600_000).toISOString();
  await owner.agent.put('/api/timer').send({ status: 'RUNNING', uid, at }).expect(200);
  await watch.look(NOON);
  await watch.look(now);
  const unread = async () => (await list(owner)).filter(({ read }: { read: boolean }) => !read);
  expect(await unread()).toHaveLength(3);
  await owner.agent.patch(`/api/invoices/${paid.id}`).send({ status: 'paid' }).expect(200);
  await owner.agent.delete('/api/timer').expect(204);
  await watch.look(now);
  expect((await unread()).map(({ to }: { to: string }) => to)).toEqual([expect.not.stringContaining(`/invoices/${paid.id}`)]);
});

it('marks as read that an invoice is due soon once it is overdue', async () => {
  const owner = await test.people.signUp();
  await anInvoice(owner, '2026-03-05');
  await watch.look(NOON);
  await watch.look(new Date('2026-03-06T00:00:00Z'));
  const told = (await list(owner)).map(({ kind, read }: { kind: string; read: boolean }) => [kind, read]);
  expect(told).toEqual([
    ['invoice-overdue', false],
    ['invoice-due-soon', true],
  ]);
});

it('tells the others when one company cannot be looked at', async () => {
  const [broken, owner] = [await test.people.signUp(), await test.people.signUp()];
  await anInvoice(broken, '2026-03-01');
  await anInvoice(owner, '2026-03-01');
  await test.db.dataSource.query(`UPDATE companies SET timeZone = 'Mars/Olympus' WHERE id = ${broken.user.company.id}`);
  await watch.look(NOON);
  expect(await list(owner)).toMatchObject([{ kind: 'invoice-overdue' }]);
});
