import { MailBox, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let box: MailBox;
let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([area], { settings: { SMTP_URL: box.url, PUBLIC_URL: 'https://dwang.example.nz/' } });
  administrator = await test.people.administrator();
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});

const invite = (by: Person, body: object) => by.agent.post('/api/admin/users').send(body);

it('invites somebody into the chosen company, also one whose owner has not confirmed an address', async () => {
  const owner = await test.people.signUp({ companyName: 'Kōwhai Roofing', isUnconfirmed: true });
  await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
  const email = 'new-roofer@example.nz';
  const answer = await invite(administrator, { companyId: owner.user.company.id, email, role: 'contractor' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ email, role: 'contractor', isMailed: true });
  const { items: notes } = (await administrator.agent.get('/api/admin/security-logs').query({ q: 'invited roofing' })).body;
  expect(notes).toMatchObject([
    {
      event: 'Administrator action: invited n***@example.nz to Kōwhai Roofing as a contractor',
      user: administrator.user.username,
    },
  ]);
  expect(await box.next(email, 'Join')).toContain(answer.body.link);
  const made = await test
    .nobody()
    .post(`/api/auth/invitations/${answer.body.link.split('/').at(-1)}`)
    .send({ username: 'New Roofer', password: 'three dry studs' });
  expect(made.body.user).toMatchObject({ role: 'contractor', company: { name: 'Kōwhai Roofing' } });
});

it('shows the invitation to the owner of that company', async () => {
  const owner = await test.people.signUp();
  await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
  await invite(administrator, { companyId: owner.user.company.id, email: 'seen@example.nz' }).expect(201);
  const { items } = (await owner.agent.get('/api/team/invitations').expect(200)).body;
  expect(items).toMatchObject([{ email: 'seen@example.nz', role: 'user', link: null }]);
});

it('refuses one more than the plan of the company holds', async () => {
  const owner = await test.people.signUp();
  const full = await invite(administrator, { companyId: owner.user.company.id, email: 'second@example.nz' });
  expect([full.status, full.body.code, full.body.errors?.[0]?.field]).toEqual([409, 'IDENTITY.TEAM_FULL', 'email']);
});

it('refuses a company that does not exist, an address that has an account, and everybody but the administrator', async () => {
  const owner = await test.people.signUp();
  const companyId = owner.user.company.id;
  const nowhere = await invite(administrator, { companyId: 999_999, email: 'a@example.nz' });
  expect([nowhere.status, nowhere.body.errors?.[0]?.field]).toEqual([400, 'companyId']);
  expect((await invite(administrator, { companyId, email: owner.user.email })).status).toBe(409);
  await invite(owner, { companyId, email: 'b@example.nz' }).expect(403);
});

it('sends the link to a new password', async () => {
  const owner = await test.people.signUp();
  const answer = await administrator.agent.post(`/api/admin/users/${owner.user.id}/reset-password`);
  expect(answer.body).toEqual({ sendsMail: true });
  expect(await box.next(owner.user.email, 'reset-password')).toContain('https://dwang.example.nz');
});
