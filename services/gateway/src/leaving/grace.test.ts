import { addDays, dayOf } from '@dwang/domain';
import { Background, ClosingRun, Companies, SubscriptionTurns } from '@dwang/identity';
import { MailBox, type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { areas } from '../areas';

const zone = 'Pacific/Auckland';
const DAY_MS = 24 * 3600_000;
let test: TestApp;
let box: MailBox;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp(areas, { settings: { SMTP_URL: box.url, MAIL_FROM: 'Dwang <d@example.nz>' } });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});

const span = { startTime: '2026-03-02T20:00:00Z', endTime: '2026-03-02T22:00:00Z' };
const addHours = ({ agent }: Person) => agent.post('/api/time-entries').send(span).expect(201);
const ask = ({ agent, user }: Person, body: object = {}) =>
  agent.post('/api/account/close').send({ password: TEST_PASSWORD, confirmation: user.username, closesCompany: true, ...body });
const keep = ({ agent }: Person) => agent.delete('/api/company/closing').expect(204);
const lastDayOf = async ({ agent }: Person) => (await agent.get('/api/auth/user').expect(200)).body.company.lastDay;
const toldTo = async ({ agent }: Person): Promise<string[]> => {
  const { items } = (await agent.get('/api/notifications').expect(200)).body;
  return items.filter((item: { kind: string }) => item.kind === 'company-closing').map((item: { title: string }) => item.title);
};
const stored = ({ user }: Person) => test.app.get(Companies).profile(user.company.id);
const runAt = (now: Date) => test.app.get(ClosingRun).runAll(now);
const afterwards = () => new Date(Date.now() + 16 * DAY_MS);

/** A company in business. */
async function business() {
  const owner = await test.people.signUp({ companyName: 'Turoa Building' });
  const member = await test.people.addMember(owner);
  await addHours(owner);
  return { owner, member };
}

/** One that is to close, with everything told. */
async function closing() {
  const team = await business();
  const { lastDay } = (await ask(team.owner).expect(200)).body as { lastDay: string };
  await test.app.get(Background).settled();
  return { ...team, lastDay };
}

describe('a company in business', () => {
  it('works on for fourteen days after its owner has asked for its closing', async () => {
    const { owner, member, lastDay } = await closing();
    expect(lastDay).toBe(addDays(dayOf(Date.now(), zone), 14));
    expect([await lastDayOf(owner), await lastDayOf(member)]).toEqual([lastDay, null]);
    expect((await owner.agent.get('/api/company/closing')).body).toEqual({ lastDay, graceUntil: lastDay });
    await runAt(new Date());
    await addHours(member);
    await test.people.signIn(owner.user.username, TEST_PASSWORD);
  });

  it('tells the others once, however often it is asked for, and sends the asker a letter', async () => {
    const { owner, member, lastDay } = await closing();
    expect((await ask(owner).expect(200)).body).toEqual({ lastDay });
    expect([await toldTo(member), await toldTo(owner)]).toEqual([['The company is to close'], []]);
    const where = { userId: member.user.id, kind: 'company-closing' };
    const kept = await test.db.dataSource.query<{ mailWaits: number }[]>(
      `SELECT mailWaits FROM notifications WHERE userId = ${where.userId} AND kind = '${where.kind}'`,
    );
    expect(kept.map(({ mailWaits }) => Number(mailWaits))).toEqual([1]);
    expect(await box.next(owner.user.email, 'to close')).toMatch(/Turoa Building to be closed[\s\S]*Keep the company/);
  });

  it('says beforehand how long it would work on, and closes nothing without the password', async () => {
    const { owner } = await business();
    const graceUntil = addDays(dayOf(Date.now(), zone), 14);
    expect((await owner.agent.get('/api/company/closing')).body).toEqual({ lastDay: null, graceUntil });
    await ask(owner, { password: 'wrong' }).expect(400);
    expect(await lastDayOf(owner)).toBeNull();
  });

  it('closes for everybody when the last day is over, with its records kept; a second run changes nothing', async () => {
    const { owner, member } = await closing();
    await Promise.all([runAt(afterwards()), runAt(afterwards())]);
    const { closedAt, lastDay } = await stored(owner);
    expect([closedAt, lastDay]).toEqual([expect.any(Date), null]);
    for (const { agent } of [owner, member]) await agent.get('/api/auth/user').expect(401);
    await test.nobody().post('/api/auth/login').send({ username: owner.user.username, password: TEST_PASSWORD }).expect(401);
    const hours = `SELECT COUNT(*) AS n FROM time_entries WHERE companyId = ${owner.user.company.id}`;
    const [row] = await test.db.dataSource.query<{ n: string | number }[]>(hours);
    expect(Number(row?.n)).toBe(1);
    await runAt(new Date(afterwards().getTime() + DAY_MS));
    expect((await stored(owner)).closedAt).toEqual(closedAt);
  });

  it('ends its last day at its own midnight, also when clocks change on it', async () => {
    const [auckland, chatham] = [await closing(), await closing()];
    await chatham.owner.agent.patch('/api/company').send({ timeZone: 'Pacific/Chatham' }).expect(200);
    // 4 April 2027 has 25 hours.
    for (const { owner } of [auckland, chatham]) await setLastDay(owner, '2027-04-04');
    const areClosed = async (now: string) => {
      await runAt(new Date(now));
      return Promise.all([auckland, chatham].map(async ({ owner }) => (await stored(owner)).closedAt !== null));
    };
    expect(await areClosed('2027-04-04T11:14:59Z')).toEqual([false, false]);
    expect(await areClosed('2027-04-04T11:15:00Z')).toEqual([false, true]);
    expect(await areClosed('2027-04-04T11:59:59Z')).toEqual([false, true]);
    expect(await areClosed('2027-04-04T12:00:00Z')).toEqual([true, true]);
  });
});

const setLastDay = ({ user }: Person, lastDay: string) =>
  test.db.dataSource.query(`UPDATE companies SET lastDay = '${lastDay}' WHERE id = ${user.company.id}`);

describe('a company that is to close', () => {
  it('is kept by any of its owners, also on the last day, and all are told', async () => {
    const { owner, member } = await closing();
    const second = await test.people.addMember(owner, 'owner');
    await setLastDay(owner, dayOf(Date.now(), zone));
    await member.agent.delete('/api/company/closing').expect(403);
    await keep(second);
    await keep(second);
    expect(await lastDayOf(owner)).toBeNull();
    expect(await toldTo(owner)).toEqual(['The company goes on']);
    expect((await toldTo(member)).sort()).toEqual(['The company goes on', 'The company is to close']);
    await runAt(afterwards());
    await member.agent.get('/api/auth/user').expect(200);
  });

  it('may be asked for again after it was kept, and is told again', async () => {
    const { owner, member, lastDay } = await closing();
    await keep(owner);
    expect((await ask(owner)).body).toEqual({ lastDay });
    expect(await toldTo(member)).toHaveLength(3);
  });

  it('closes with two owners, too, when neither keeps it', async () => {
    const { owner } = await closing();
    const second = await test.people.addMember(owner, 'owner');
    await runAt(afterwards());
    await second.agent.get('/api/auth/user').expect(401);
  });

  it('goes on when whoever asked for it leaves, is no owner any more, or hands it over', async () => {
    const [left, lowered, handed] = [await closing(), await closing(), await closing()];
    const heirs = [await test.people.addMember(left.owner, 'owner'), await test.people.addMember(lowered.owner, 'owner')];
    expect((await ask(left.owner, { closesCompany: false }).expect(200)).body).toEqual({ lastDay: null });
    await heirs[1]?.agent.patch(`/api/team/members/${lowered.owner.user.id}`).send({ role: 'user' }).expect(200);
    await ask(handed.owner, { closesCompany: false, handOverTo: handed.member.user.id }).expect(200);
    await runAt(afterwards());
    for (const { agent } of [heirs[0] as Person, lowered.owner, handed.member]) await agent.get('/api/auth/user').expect(200);
    expect(await toldTo(handed.member)).toContain('The company goes on');
  });

  it('goes on when the administrator deletes or suspends whoever asked for it, and closes at once with its last member', async () => {
    const administrator = await test.people.administrator();
    const admin = ({ user }: Person) => `/api/admin/users/${user.id}`;
    const [deleted, suspended] = [await closing(), await closing()];
    await administrator.agent.delete(admin(deleted.owner)).query({ handOverTo: deleted.member.user.id }).expect(204);
    await administrator.agent.patch(admin(suspended.owner)).send({ status: 'inactive' }).expect(200);
    const alone = await test.people.signUp();
    await addHours(alone);
    await ask(alone).expect(200);
    await administrator.agent.delete(admin(alone)).expect(204);
    const { closedAt } = await stored(alone);
    expect(closedAt).not.toBeNull();
    await runAt(afterwards());
    for (const { agent } of [deleted.member, suspended.member]) await agent.get('/api/auth/user').expect(200);
    expect((await stored(alone)).closedAt).toEqual(closedAt);
  });

  it('is not closed in place of a hand-over to somebody who has just gone', async () => {
    const administrator = await test.people.administrator();
    const { owner, member } = await business();
    await administrator.agent.patch(`/api/admin/users/${member.user.id}`).send({ status: 'inactive' }).expect(200);
    const handOverTo = member.user.id;
    await administrator.agent.delete(`/api/admin/users/${owner.user.id}`).query({ handOverTo }).expect(400);
    await ask(owner, { closesCompany: false, handOverTo }).expect(400);
    expect((await stored(owner)).closedAt).toBeNull();
    await owner.agent.get('/api/auth/user').expect(200);
  });

  it('takes no import, which would be gone with it', async () => {
    const owner = await test.people.signUp();
    await setLastDay(owner, '2027-04-04');
    const answer = await owner.agent.post('/api/company/imports').send({ fileName: 'export.zip', size: 1000 });
    expect([answer.status, answer.body.code]).toEqual([409, 'IDENTITY.COMPANY_CLOSING']);
  });

  it('is billed for no month after its last day, and its subscription ends with it', async () => {
    const administrator = await test.people.administrator();
    const { owner } = await business();
    const body = { companyId: owner.user.company.id, plan: 'basic', trialDays: 0 };
    const { id } = (await administrator.agent.post('/api/admin/subscriptions').send(body).expect(201)).body;
    await ask(owner).expect(200);
    expect((await owner.agent.get('/api/company/plan')).body).toMatchObject({ status: 'active', nextBilling: 'N/A' });
    await test.app.get(SubscriptionTurns).runAll(new Date(Date.now() + 40 * DAY_MS));
    const read = async () => (await administrator.agent.get(`/api/admin/subscriptions/${id}`).expect(200)).body;
    expect((await read()).invoices).toHaveLength(1);
    await runAt(afterwards());
    expect(await read()).toMatchObject({ status: 'canceled', nextBilling: 'N/A' });
    expect((await read()).invoices).toHaveLength(1);
  });
});

it('closes a company at once that has neither hours nor issued invoices', async () => {
  const owner = await test.people.signUp();
  const client = (await owner.agent.post('/api/clients').send({ name: 'Smith' }).expect(201)).body;
  const lines = [{ description: 'Deck', quantity: '1', unit: 'day', unitPrice: '100.00' }];
  const draft = { clientId: client.id, status: 'draft', issueDate: '2026-03-03', dueDate: '2026-03-20', lines };
  await owner.agent.post('/api/invoices').send(draft).expect(201);
  expect((await owner.agent.get('/api/company/closing')).body).toEqual({ lastDay: null, graceUntil: null });
  expect((await ask(owner).expect(200)).body).toEqual({ lastDay: null });
  await owner.agent.get('/api/auth/user').expect(401);
});
