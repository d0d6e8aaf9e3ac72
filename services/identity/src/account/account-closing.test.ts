import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { Company } from '../companies/company.entity';
import { User } from '../users/user.entity';
import { AccountClosing } from './account-closing.service';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const close = ({ agent, user }: Person, body: object = {}) =>
  agent.post('/api/account/close').send({ password: TEST_PASSWORD, confirmation: user.username, ...body });
const storedUser = (id: number) => test.db.repo(User).findOneByOrFail({ id });

it('wants the username typed and the password', async () => {
  const person = await test.people.signUp();
  expect((await close(person, { confirmation: 'yes' })).body.errors[0].field).toBe('confirmation');
  expect((await close(person, { password: 'wrong' })).body.errors[0].field).toBe('password');
  await person.agent.get('/api/auth/user').expect(200);
});

it('erases the person, ends every session and frees name and address', async () => {
  const person = await test.people.signUp();
  const phone = await test.people.signIn(person.user.username, TEST_PASSWORD);
  await person.agent.patch('/api/account').send({ firstName: 'Mārama', phone: '021' });
  await person.agent.patch('/api/company').send({ phone: '09', bankAccount: '12-3140-0171323-50', gstNumber: '49-098-576' });
  const answer = await close(person).expect(200);
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
  await phone.agent.get('/api/auth/user').expect(401);
  await test.nobody().post('/api/auth/login').send({ username: person.user.username, password: TEST_PASSWORD }).expect(401);
  const stored = JSON.stringify(await storedUser(person.user.id));
  for (const trace of [person.user.username, person.user.email, 'Mārama', '021']) expect(stored).not.toContain(trace);
  const company = await test.db.repo(Company).findOneByOrFail({ id: person.user.company.id });
  expect(company).toMatchObject({ phone: '', bankAccount: '', gstNumber: '49-098-576', name: person.user.company.name });
  await test.people.signUp({ username: person.user.username, email: person.user.email });
});

describe('an only owner with a team', () => {
  const team = async () => {
    const owner = await test.people.signUp();
    return { owner, member: await test.people.addMember(owner) };
  };

  it('must say who comes after', async () => {
    const { owner } = await team();
    const answer = await close(owner);
    expect([answer.status, answer.body.code]).toEqual([409, 'IDENTITY.ONLY_OWNER']);
    const stranger = await test.people.signUp();
    expect((await close(owner, { handOverTo: stranger.user.id })).status).toBe(400);
  });

  it('hands the company over to a member', async () => {
    const { owner, member } = await team();
    expect((await owner.agent.get('/api/company/members')).body.items).toContainEqual({
      id: member.user.id,
      name: member.user.username,
      role: 'user',
    });
    await close(owner, { handOverTo: member.user.id }).expect(200);
    expect((await member.agent.get('/api/auth/user')).body.role).toBe('owner');
  });

  it('or closes it for everybody, also before anything was entered only after days of grace, and keeps the names of those who worked for it with their hours', async () => {
    const { owner, member } = await team();
    const { lastDay } = (await close(owner, { closesCompany: true }).expect(200)).body;
    const closing = test.app.get(AccountClosing);
    await closing.closeCompany(owner.user.company.id, new Date());
    await member.agent.get('/api/auth/user').expect(200);
    await closing.closeCompany(owner.user.company.id, new Date(Date.parse(lastDay) + 2 * 24 * 3600 * 1000));
    await member.agent.get('/api/auth/user').expect(401);
    const { username } = member.user;
    expect(await storedUser(member.user.id)).toMatchObject({ status: 'inactive', email: '', username });
    expect(await storedUser(owner.user.id)).toMatchObject({ status: 'inactive', email: '', username: 'Former member' });
  });
});

it('lets a member go alone, whatever the member asks', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  await test.db.repo(User).update({ id: member.user.id }, { passwordHash: (await storedUser(owner.user.id)).passwordHash });
  await close(member, { closesCompany: true }).expect(200);
  await owner.agent.get('/api/auth/user').expect(200);
});

it('keeps the administrator', async () => {
  await close(await test.people.administrator()).expect(403);
});
