import type { Plan, TeamMembers } from '@dwang/contracts';
import { MailLogRow, SecurityLogRow } from '@dwang/platform';
import { MailBox, type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { Company } from '../companies/company.entity';
import { Invitation } from './invitation.entity';

let box: MailBox;
let test: TestApp;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([], { settings: { SMTP_URL: box.url, PUBLIC_URL: 'https://app.example.nz/' } });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});

async function anOwner(plan: Plan = 'professional'): Promise<Person> {
  const owner = await test.people.signUp({ companyName: 'Kauri & Sons' });
  await test.db.repo(Company).update({ id: owner.user.company.id }, { plan });
  return owner;
}

let count = 0;
const address = (): string => {
  count += 1;
  return `mate${count}@example.nz`;
};
const invite = (owner: Person, body: object = {}) =>
  owner.agent.post('/api/team/invitations').send({ email: address(), ...body });
const tokenOf = (link: string): string => link.split('/').at(-1) ?? '';
const accept = (token: string, body: object = {}) => {
  count += 1;
  return test
    .nobody()
    .post(`/api/auth/invitations/${token}`)
    .send({ username: `mate-${count}`, password: TEST_PASSWORD, ...body });
};
const members = async ({ agent }: Person): Promise<TeamMembers> => (await agent.get('/api/team/members').expect(200)).body;
const change = (owner: Person, { user }: Person, body: object) => owner.agent.patch(`/api/team/members/${user.id}`).send(body);

describe('an invitation', () => {
  it('goes by letter, says who invites and nothing else, and makes one account of that company', async () => {
    const owner = await anOwner();
    const { body } = await invite(owner, { email: 'Hone@example.nz', role: 'contractor', seesPrices: true }).expect(201);
    expect(body).toMatchObject({ isMailed: true, isExpired: false, role: 'contractor' });
    const [, token = ''] = /https:\/\/app\.example\.nz\/invitation\/([\w-]{43})/.exec(await box.next('Hone@example.nz')) ?? [];
    expect(body.link).toBe(`/invitation/${token}`);
    const open = await test.nobody().get(`/api/auth/invitations/${token}`).expect(200);
    expect(open.body).toEqual({ companyName: 'Kauri & Sons', email: 'Hone@example.nz', role: 'contractor' });
    const joined = await accept(token, { firstName: 'Hōne', lastName: 'Parata' }).expect(201);
    expect(joined.body.user).toMatchObject({ role: 'contractor', seesPrices: true, company: { name: 'Kauri & Sons' } });
    expect((await accept(token)).body.code).toBe('IDENTITY.INVITATION_DEAD');
    expect((await members(owner)).items.map(({ name }) => name)).toContain('Hōne Parata');
    const cookie = joined.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect((await test.nobody().set('cookie', cookie).get('/api/auth/user').expect(200)).body).toEqual(joined.body.user);
    await test.people.signIn(joined.body.user.username, TEST_PASSWORD);
  });

  it('is sent no more after many letters within the hour', async () => {
    const owner = await anOwner();
    const { id } = (await invite(owner).expect(201)).body;
    const letter = { kind: 'invitation' as const, companyId: owner.user.company.id, userId: null, address: address() };
    const sent = { letter: null, status: 'sent' as const, reason: '', tries: 1, isWithUs: false, createdAt: new Date() };
    await test.db.repo(MailLogRow).insert(Array.from({ length: 29 }, () => ({ ...letter, ...sent })));
    expect((await owner.agent.post(`/api/team/invitations/${id}/resend`)).status).toBe(429);
    await invite(owner).expect(429);
    await invite(await anOwner()).expect(201);
  });

  it('keeps only a hash of the link, and shows the link once', async () => {
    const owner = await anOwner();
    const token = tokenOf((await invite(owner).set('idempotency-key', 'once').expect(201)).body.link);
    const rows = await test.db.dataSource.query('SELECT * FROM invitations');
    const answers = await test.db.dataSource.query('SELECT * FROM idempotency_keys');
    expect(JSON.stringify([rows, answers])).not.toContain(token);
    expect((await owner.agent.get('/api/team/invitations').expect(200)).body.items[0].link).toBeNull();
  });

  it('is dead after seven days, after it was taken back, and when a newer one was sent', async () => {
    const owner = await anOwner();
    const [old, revoked, renewed] = [(await invite(owner)).body, (await invite(owner)).body, (await invite(owner)).body];
    await test.db.repo(Invitation).update({ id: old.id }, { expiresAt: new Date() });
    await owner.agent.delete(`/api/team/invitations/${revoked.id}`).expect(204);
    const fresh = (await owner.agent.post(`/api/team/invitations/${renewed.id}/resend`).expect(200)).body;
    for (const { link } of [old, revoked, renewed]) {
      await test
        .nobody()
        .get(`/api/auth/invitations/${tokenOf(link)}`)
        .expect(404);
      await accept(tokenOf(link)).expect(404);
    }
    await accept(tokenOf(fresh.link)).expect(201);
  });

  it('stays good when the username is taken, or looks like the administrator’s', async () => {
    const owner = await anOwner();
    const token = tokenOf((await invite(owner)).body.link);
    for (const username of [owner.user.username, 'ad.min']) {
      expect((await accept(token, { username })).body.code).toBe('IDENTITY.USERNAME_TAKEN');
    }
    expect((await accept(token, { password: 'password' })).body.code).toBe('IDENTITY.COMMON_PASSWORD');
    await accept(token).expect(201);
  });

  it('is refused to somebody of another business, of this team, or invited already', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const email = address();
    await invite(owner, { email }).expect(201);
    for (const taken of [email, email.toUpperCase(), owner.user.email, other.user.email]) {
      const answer = await invite(owner, { email: taken });
      expect([answer.status, answer.body.errors[0].field]).toEqual([409, 'email']);
    }
    expect((await invite(owner, { email: other.user.email })).body.detail).toContain('another business');
  });

  it('is a matter of the owner alone, and of this company', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const { id } = (await invite(owner)).body;
    for (const role of ['user', 'contractor'] as const) {
      const member = await test.people.addMember(owner, role);
      await invite(member).expect(403);
      await member.agent.get('/api/team/invitations').expect(403);
    }
    await other.agent.post(`/api/team/invitations/${id}/resend`).expect(404);
    await other.agent.delete(`/api/team/invitations/${id}`).expect(404);
  });
});

describe('the plan', () => {
  it('limits members and open invitations together, also when two are sent at once', async () => {
    const owner = await anOwner('basic');
    await test.people.addMember(owner);
    const statuses = (await Promise.all([invite(owner), invite(owner)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect((await members(owner)).totals).toEqual({ count: 2, members: 3, limit: 3 });
    const refused = await invite(owner);
    expect(refused.body).toMatchObject({
      code: 'IDENTITY.TEAM_FULL',
      detail: expect.stringContaining('Basic plan is for up to 3'),
    });
  });

  it('counts nobody who cannot sign in, and refuses to let them in again when it is full', async () => {
    const owner = await anOwner('basic');
    const [one, two] = [await test.people.addMember(owner), await test.people.addMember(owner)];
    await change(owner, one, { active: false }).expect(200);
    await invite(owner).expect(201);
    expect((await change(owner, one, { active: true })).body.code).toBe('IDENTITY.TEAM_FULL');
    await change(owner, two, { active: false }).expect(200);
    await change(owner, one, { active: true }).expect(200);
  });

  it('lets as many in as there are on the enterprise plan, and one on the free one', async () => {
    expect((await members(await anOwner('enterprise'))).totals.limit).toBeNull();
    await invite(await anOwner('free')).expect(409);
  });
});

describe('a member', () => {
  it('has other rights at the next request', async () => {
    const owner = await anOwner();
    const mate = await test.people.addMember(owner, 'owner');
    await mate.agent.get('/api/team/invitations').expect(200);
    await change(owner, mate, { role: 'contractor' }).expect(200);
    await mate.agent.get('/api/team/invitations').expect(403);
    expect((await mate.agent.get('/api/auth/user')).body).toMatchObject({ role: 'contractor', seesPrices: false });
    await change(owner, mate, { seesPrices: true }).expect(200);
    expect((await mate.agent.get('/api/auth/user')).body.seesPrices).toBe(true);
  });

  it('is signed out everywhere at once when inactive', async () => {
    const owner = await anOwner();
    const mate = await test.people.addMember(owner);
    await change(owner, mate, { active: false }).expect(200);
    await mate.agent.get('/api/auth/user').expect(401);
    await change(owner, mate, { active: true }).expect(200);
    await mate.agent.get('/api/auth/user').expect(401);
  });

  it('who is taken out leaves the name, and frees the address', async () => {
    const owner = await anOwner();
    const mate = await test.people.addMember(owner);
    await owner.agent.delete(`/api/team/members/${mate.user.id}`).expect(204);
    await mate.agent.get('/api/auth/user').expect(401);
    expect((await members(owner)).items.map(({ id }) => id)).toEqual([owner.user.id]);
    await owner.agent.delete(`/api/team/members/${mate.user.id}`).expect(404);
    await test.people.signUp({ username: mate.user.username, email: mate.user.email });
  });

  it('of another company is not there', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    await change(owner, other, { role: 'user' }).expect(404);
    await owner.agent.delete(`/api/team/members/${other.user.id}`).expect(404);
  });

  it('sees who is in the team, but no addresses; a contractor sees nobody', async () => {
    const owner = await anOwner();
    const [mate, contractor] = [await test.people.addMember(owner), await test.people.addMember(owner, 'contractor')];
    const { items } = await members(mate);
    expect(items.map(({ email, lastActiveAt }) => [email, lastActiveAt])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    await contractor.agent.get('/api/team/members').expect(403);
    await change(mate, contractor, { role: 'owner' }).expect(403);
  });
});

it('never leaves a company without an owner, nor lets an owner change the administrator', async () => {
  const owner = await anOwner();
  for (const body of [{ role: 'user' }, { active: false }]) {
    expect((await change(owner, owner, body)).body.code).toBe('IDENTITY.ONLY_OWNER');
  }
  await owner.agent.delete(`/api/team/members/${owner.user.id}`).expect(403);
  const second = await test.people.addMember(owner, 'owner');
  const both = await Promise.all([change(owner, second, { role: 'user' }), change(second, owner, { role: 'user' })]);
  expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  const administrator = await test.people.administrator();
  await test.db.dataSource.query(`UPDATE users SET companyId = ${owner.user.company.id} WHERE id = ${administrator.user.id}`);
  await change(owner, administrator, { active: false }).expect((answer) => expect([403]).toContain(answer.status));
});

it('tells the security log who invited, joined, and was given or lost what', async () => {
  const owner = await anOwner();
  const { link } = (await invite(owner, { role: 'contractor' }).expect(201)).body;
  const { user } = (await accept(tokenOf(link)).expect(201)).body;
  await owner.agent.patch(`/api/team/members/${user.id}`).send({ role: 'user', active: false }).expect(200);
  await owner.agent.delete(`/api/team/members/${user.id}`).expect(204);
  const rows = await test.db.repo(SecurityLogRow).find({ order: { id: 'DESC' }, take: 5 });
  expect(rows.map(({ event }) => event).reverse()).toEqual([
    'Invited somebody into the team: as contractor',
    'Joined by invitation: as contractor',
    expect.stringContaining('Signed in'),
    `Changed what somebody in the team may do: account ${user.id}: user, inactive`,
    `Took somebody out of the team: account ${user.id}`,
  ]);
});
