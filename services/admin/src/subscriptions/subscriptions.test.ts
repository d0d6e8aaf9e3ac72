import type { CreateSubscription, SubscriptionDetails } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const admin = '/api/admin/subscriptions';
const today = () => dayOf(Date.now(), 'Pacific/Auckland');
const post = (path: string, body: object = {}) => administrator.agent.post(path).send(body);
async function start(owner: Person, more: Partial<CreateSubscription> = {}): Promise<SubscriptionDetails> {
  const body = { companyId: owner.user.company.id, plan: 'basic', trialDays: 0, ...more };
  return (await post(admin, body).expect(201)).body;
}
const planOf = async ({ agent }: Person) => (await agent.get('/api/company/plan').expect(200)).body;
const invite = ({ agent }: Person) =>
  agent.post('/api/team/invitations').send({ email: `${crypto.randomUUID().slice(0, 8)}@example.nz` });

it('offers the four plans of the specification', async () => {
  const { body } = await administrator.agent.get('/api/admin/plans').expect(200);
  expect(body.items).toMatchObject([
    { code: 'free', name: 'Free', price: '0.00', period: 'forever', members: 1, popular: false },
    { code: 'basic', name: 'Basic', price: '19.99', period: 'per month', members: 3, popular: false },
    { code: 'professional', name: 'Professional', price: '59.99', members: 10, popular: true },
    { code: 'enterprise', name: 'Enterprise', price: '129.99', members: null, popular: false },
  ]);
});

it('starts a subscription, which the company has at once and is billed for', async () => {
  const owner = await test.people.signUp({ companyName: 'Pōhutukawa Painting' });
  const made = await start(owner);
  const day = today();
  expect(made).toMatchObject({
    user: { name: owner.user.username, company: 'Pōhutukawa Painting' },
    plan: 'basic',
    status: 'active',
    startDate: day,
    amount: '$19.99',
    members: 1,
    limit: 3,
    invoices: [{ from: day, amount: '19.99', gst: '2.61', status: 'open', issuedOn: day, dueOn: addDays(day, 14) }],
  });
  expect(made.nextBilling).toBe(addDays(made.invoices[0]?.to ?? '', 1));
  expect(await planOf(owner)).toMatchObject({ plan: { code: 'basic' }, status: 'active', amount: '$19.99' });
});

it('gives a company one subscription at a time, and one for a repeated uid', async () => {
  const owner = await test.people.signUp();
  const uid = crypto.randomUUID();
  const first = await start(owner, { uid });
  expect(await start(owner, { uid })).toEqual(first);
  const again = await post(admin, { companyId: owner.user.company.id, plan: 'basic' });
  expect(again.body).toMatchObject({ status: 409, code: 'BILLING.SUBSCRIBED', errors: [{ field: 'companyId' }] });
});

it('bills each month since an earlier start, with numbers in a row', async () => {
  const owner = await test.people.signUp();
  const { invoices } = await start(owner, { startDate: addDays(today(), -70) });
  expect(invoices).toHaveLength(3);
  const numbers = invoices.map(({ number }) => Number(number.slice(-6)));
  expect(numbers).toEqual([Number(numbers[2]) + 2, Number(numbers[2]) + 1, numbers[2]]);
  expect(invoices.map(({ from }) => from).slice(0, 2)).toEqual(invoices.map(({ to }) => addDays(to, 1)).slice(1));
});

it('cancels: N/A, no plan but Free from then on, and once is enough', async () => {
  const owner = await test.people.signUp();
  const { id } = await start(owner, { plan: 'professional' });
  for (let times = 0; times < 2; times += 1) {
    const { body } = await post(`${admin}/${id}/cancel`).expect(200);
    expect(body).toMatchObject({ status: 'canceled', nextBilling: 'N/A', invoices: [{ status: 'open' }] });
  }
  expect(await planOf(owner)).toMatchObject({ plan: { code: 'free' }, status: null, amount: 'Free', nextBilling: 'N/A' });
  const refused = await administrator.agent.patch(`${admin}/${id}`).send({ plan: 'basic', version: 1 });
  expect(refused.body.code).toBe('BILLING.SUBSCRIPTION_ENDED');
  await start(owner);
});

it('keeps everybody when a smaller plan has fewer seats, but lets nobody in until it fits', async () => {
  const owner = await test.people.signUp();
  const { id } = await start(owner, { plan: 'professional' });
  for (let count = 0; count < 4; count += 1) await test.people.addMember(owner);
  const details = (await administrator.agent.get(`${admin}/${id}`).expect(200)).body;
  const { body } = await administrator.agent.patch(`${admin}/${id}`).send({ plan: 'basic', version: details.version });
  expect(body).toMatchObject({ plan: 'basic', members: 5, limit: 3, amount: '$19.99' });
  expect((await owner.agent.get('/api/team/members')).body.items).toHaveLength(5);
  expect((await invite(owner)).body).toMatchObject({ code: 'IDENTITY.TEAM_FULL' });
  expect((await administrator.agent.patch(`${admin}/${id}`).send({ plan: 'free', version: 1 })).status).toBe(409);
});

it('takes the limit of the team from the row of the plan', async () => {
  const owner = await test.people.signUp();
  await start(owner, { plan: 'enterprise' });
  const { items } = (await administrator.agent.get('/api/admin/plans')).body;
  const { id, version } = items[3];
  const changed = await administrator.agent
    .patch(`/api/admin/plans/${id}`)
    .send({ version, members: 1, price: '99', features: ['One'] });
  expect(changed.body).toMatchObject({ members: 1, price: '99.00', features: ['One'], version: version + 1 });
  expect((await invite(owner)).body.code).toBe('IDENTITY.TEAM_FULL');
  expect((await planOf(owner)).amount).toBe('$129.99');
  const stale = await administrator.agent.patch(`/api/admin/plans/${id}`).send({ version, members: null });
  expect(stale.body.code).toBe('REQUEST.VERSION_CONFLICT');
  await administrator.agent
    .patch(`/api/admin/plans/${id}`)
    .send({ version: version + 1, members: null, price: '129.99' })
    .expect(200);
  await invite(owner).expect(201);
});

it('names the owner who came after one who has left', async () => {
  const owner = await test.people.signUp();
  const { id } = await start(owner);
  const heir = await test.people.addMember(owner);
  await administrator.agent.delete(`/api/admin/users/${owner.user.id}`).query({ handOverTo: heir.user.id }).expect(204);
  const { body } = await administrator.agent.get(`${admin}/${id}`).expect(200);
  expect(body.user.name).toBe(heir.user.username);
});

it('keeps the plan of companies without a subscription free', async () => {
  const [free] = (await administrator.agent.get('/api/admin/plans')).body.items;
  const answer = await administrator.agent.patch(`/api/admin/plans/${free.id}`).send({ version: free.version, price: '5' });
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'price']);
  expect((await administrator.agent.get('/api/admin/plans')).body.items[0]).toMatchObject({ code: 'free', price: '0.00' });
});

it('filters by plan and status, and pages through all of them once', async () => {
  const owner = await test.people.signUp();
  const { id } = await start(owner, { plan: 'enterprise', trialDays: 14 });
  const ids = async (query: object) => {
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await administrator.agent.get(admin).query({ ...query, limit: 2, cursor });
      found.push(...body.items.map((item: { id: number }) => item.id));
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };
  expect(await ids({ plan: 'enterprise', status: 'trialing' })).toEqual([id]);
  const all = await ids({});
  expect(new Set(all).size).toBe(all.length);
  expect((await administrator.agent.get(admin)).body.totals).toEqual({ count: all.length, all: all.length });
});

it('finds companies by name without marks and says which have subscribed', async () => {
  const owner = await test.people.signUp({ companyName: 'Mānuka Honey Homes' });
  const find = async () => (await administrator.agent.get('/api/admin/companies').query({ q: 'manuka hon' })).body.items;
  expect(await find()).toEqual([
    {
      id: owner.user.company.id,
      name: 'Mānuka Honey Homes',
      owner: owner.user.username,
      createdAt: owner.user.company.createdAt,
      plan: 'free',
      members: 1,
      isSubscribed: false,
    },
  ]);
  await start(owner);
  expect(await find()).toMatchObject([{ plan: 'basic', isSubscribed: true }]);
});
