import { addDays, dayOf } from '@dwang/domain';
import { SubscriptionTurns } from '@dwang/identity';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { signBillingEvent } from './billing-signature.guard';

const SECRET = 'a secret of thirty-two letters or so';
const OLD = 'the one before it is still accepted';
let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area], { settings: { BILLING_WEBHOOK_SECRETS: `${SECRET},${OLD}` } });
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const zone = 'Pacific/Auckland';
const admin = '/api/admin/subscriptions';
const now = () => Math.floor(Date.now() / 1000);
const send = (event: object, { secret = SECRET, at = now(), signature = '' } = {}) => {
  const text = JSON.stringify(event);
  return test.people
    .stranger()
    .post('/api/billing/events')
    .set('content-type', 'application/json')
    .set('dwang-signature', signature || signBillingEvent(secret, text, at))
    .send(text);
};
const event = (more: object) => ({ id: crypto.randomUUID(), at: new Date().toISOString(), ...more });

async function start(more: object = {}) {
  const owner = await test.people.signUp();
  const body = { companyId: owner.user.company.id, plan: 'basic', trialDays: 0, ...more };
  return { owner, ...(await administrator.agent.post(admin).send(body).expect(201)).body };
}
const read = async (id: number) => (await administrator.agent.get(`${admin}/${id}`).expect(200)).body;
const onDay = (day: string) => test.app.get(SubscriptionTurns).runAll(new Date(`${day}T13:30:00Z`));
const paid = (invoice: { number: string }, more: object = {}) =>
  event({ type: 'invoice.paid', invoice: invoice.number, amount: '19.99', reference: 'ch_1', ...more });

it('marks an invoice paid, once, however often the event comes', async () => {
  const { id, invoices } = await start();
  const said = paid(invoices[0]);
  expect((await send(said).expect(200)).body).toEqual({ received: true, repeated: false });
  expect((await send(said, { secret: OLD }).expect(200)).body).toEqual({ received: true, repeated: true });
  expect((await read(id)).invoices).toMatchObject([{ status: 'paid', paidBy: 'webhook', reference: 'ch_1' }]);
  expect((await send({ ...said, reference: 'other' })).body).toMatchObject({ status: 409, code: 'BILLING.EVENT_REUSED' });
});

it('applies an event that comes twenty times at once one time', async () => {
  const { invoices } = await start();
  const said = paid(invoices[0]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(said)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1);
});

it('refuses a missing, foreign or old signature, a changed body, another amount, and what is not ours', async () => {
  const { id, invoices } = await start();
  const said = paid(invoices[0]);
  const refused = [
    await send(said, { signature: 'none' }),
    await send(said, { secret: 'somebody else has made this one up' }),
    await send(said, { at: now() - 301 }),
    await send(said, { at: now() + 301 }),
    await send({ ...said, amount: '0.01' }, { signature: signBillingEvent(SECRET, JSON.stringify(said), now()) }),
  ];
  for (const { body } of refused) expect(body).toMatchObject({ status: 401, code: 'BILLING.BAD_SIGNATURE' });
  expect((await send({ ...said, amount: '19.98' })).body).toMatchObject({ status: 409, code: 'BILLING.OTHER_AMOUNT' });
  expect((await send(paid({ number: 'DW-2020-000000' }))).status).toBe(404);
  expect((await send({ ...said, type: 'invoice.eaten' })).status).toBe(400);
  expect((await read(id)).invoices).toMatchObject([{ status: 'open' }]);
  await send(said).expect(200);
});

it('is past due after a failed charge, takes nobody in then, and is active again once all is paid', async () => {
  const { id, owner, invoices } = await start();
  await send(event({ type: 'invoice.failed', invoice: invoices[0].number, reason: 'expired card' })).expect(200);
  expect(await read(id)).toMatchObject({ status: 'past_due' });
  const invite = () => owner.agent.post('/api/team/invitations').send({ email: `${crypto.randomUUID()}@example.nz` });
  expect((await invite()).body).toMatchObject({ status: 409, code: 'IDENTITY.PAYMENT_DUE' });
  await administrator.agent.post(`${admin}/${id}/invoices/${invoices[0].id}/paid`).send({ reference: 'Bank' }).expect(200);
  expect(await read(id)).toMatchObject({ status: 'active', invoices: [{ paidBy: 'hand', reference: 'Bank' }] });
  await send(event({ type: 'invoice.failed', invoice: invoices[0].number })).expect(200);
  expect(await read(id)).toMatchObject({ status: 'active' });
  await invite().expect(201);
});

it('cancels on word of the provider', async () => {
  const { id, uid } = await start();
  await send(event({ type: 'subscription.canceled', subscription: uid })).expect(200);
  expect(await read(id)).toMatchObject({ status: 'canceled', nextBilling: 'N/A' });
});

it("ends a trial at the company's midnight, bills, and is past due a day after the due day", async () => {
  const today = dayOf(Date.now(), zone);
  const { id, trialEnds, nextBilling } = await start({ trialDays: 3 });
  expect([trialEnds, nextBilling]).toEqual([addDays(today, 2), addDays(today, 3)]);
  // 13:30 UTC is after midnight in New Zealand: the next day has begun there.
  await onDay(addDays(today, 1));
  expect(await read(id)).toMatchObject({ status: 'trialing', invoices: [] });
  for (let times = 0; times < 2; times += 1) await onDay(addDays(today, 2));
  const billed = await read(id);
  expect(billed).toMatchObject({ status: 'active', trialEnds: null, invoices: [{ from: addDays(today, 3) }] });
  const { dueOn } = billed.invoices[0];
  await onDay(addDays(dueOn, -1));
  expect((await read(id)).status).toBe('active');
  await onDay(dueOn);
  expect((await read(id)).status).toBe('past_due');
});

it('answers 404 where no secret is set', async () => {
  const bare = await startTestApp([area]);
  const answer = await bare.people
    .stranger()
    .post('/api/billing/events')
    .send(event({ type: 'subscription.canceled' }));
  expect(answer.status).toBe(404);
  await bare.close();
});
