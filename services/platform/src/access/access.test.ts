import { startTestApp, type TestApp } from '@dwang/testing/services';
import { probeArea } from '../testing/probe-area';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([probeArea], { settings: { PUBLIC_ORIGINS: 'https://app.example.nz' } });
});
afterAll(() => test?.close());

describe('who may call', () => {
  it('is closed unless a handler says otherwise', async () => {
    const answer = await test.nobody().get('/api/probes');
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('AUTH.SIGNED_OUT');
    await test.nobody().get('/api/probes/public').expect(204);
  });

  it('answers 401 before it looks at the input', async () => {
    await test.nobody().post('/api/probes').send({ wrong: true }).expect(401);
  });

  it('lets only the named roles in', async () => {
    const owner = await test.people.signUp();
    const contractor = await test.people.addMember(owner, 'contractor');
    await owner.agent.get('/api/probes/owners').expect(204);
    expect((await contractor.agent.get('/api/probes/owners')).status).toBe(403);
  });

  it('lets only the platform administrator in', async () => {
    const owner = await test.people.signUp();
    const administrator = await test.people.administrator();
    await administrator.agent.get('/api/probes/administrators').expect(204);
    const refused = await owner.agent.get('/api/probes/administrators');
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('AUTH.FORBIDDEN');
    await test.nobody().get('/api/probes/administrators').expect(401);
  });

  it('believes no header about who is asking', async () => {
    const forged = test.people.stranger().get('/api/probes').set('x-internal-identity', 'e30.abc').set('x-user-id', '1');
    await forged.expect(401);
  });
});

describe('RC-102 whose unsent work it is', () => {
  it('takes it under the session of its owner only', async () => {
    const [owner, other] = [await test.people.signUp(), await test.people.signUp()];
    const send = (who: typeof owner, expected: string) =>
      who.agent
        .post('/api/probes')
        .set('x-dwang-user', expected)
        .send({ name: `of ${who.user.id}` });
    const refused = await send(other, String(owner.user.id));
    expect([refused.status, refused.body.code]).toEqual([409, 'AUTH.OTHER_USER']);
    await send(owner, String(owner.user.id)).expect(201);
    await send(other, 'nobody').expect(409);
  });

  it('says signed out before it says whose', async () => {
    await test.nobody().post('/api/probes').set('x-dwang-user', '1').send({ name: 'n' }).expect(401);
  });
});

describe('where a change may come from', () => {
  const change = async (headers: Record<string, string>) => {
    const { cookie } = await test.people.signUp();
    const answer = await test.people
      .stranger()
      .post('/api/probes')
      .set({ ...headers, ...(headers.cookie === '' ? {} : { cookie }) })
      .send({ name: 'n' });
    return answer;
  };

  it.each([
    ['the browser says same-origin', { 'sec-fetch-site': 'same-origin' }, 201],
    ['the origin is a configured one', { origin: 'https://app.example.nz', 'sec-fetch-site': 'same-site' }, 201],
    ['the browser says cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the browser says same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['the browser says none', { 'sec-fetch-site': 'none' }, 403],
    ['the origin is another', { origin: 'https://evil.example' }, 403],
    ['the origin is hidden', { origin: 'null' }, 403],
    ['neither header is sent, as scripts do', {}, 201],
  ])('when %s', async (_, headers, status) => {
    const answer = await change(headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe('AUTH.FOREIGN_ORIGIN');
  });

  it('takes our own host as origin', async () => {
    const { cookie } = await test.people.signUp();
    await test.people.stranger().post('/api/probes').set({ cookie, origin: test.url }).send({ name: 'n' }).expect(201);
  });

  it('lets a program without cookie sign in', async () => {
    const { user, password } = await test.people.signUp();
    await test.people.stranger().post('/api/auth/login').send({ username: user.username, password }).expect(200);
  });

  it('never asks for it on reads', async () => {
    const { cookie } = await test.people.signUp();
    await test.people.stranger().get('/api/probes').set({ cookie, 'sec-fetch-site': 'cross-site' }).expect(200);
  });
});
