import { Sessions } from '@dwang/identity';
import { area as jobs } from '@dwang/service-jobs';
import { listenLive, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { LiveStreams } from './live-streams';

let test: TestApp;
const open: (() => void)[] = [];
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterEach(() => {
  for (const close of open.splice(0)) close();
});
afterAll(() => test?.close());

async function listen(person: Person, at = test) {
  const stream = await listenLive(at.url, person);
  open.push(stream.close);
  return stream;
}

it('needs a session', async () => {
  await test.nobody().get('/api/events').expect(401);
});

it('is a stream that nothing on the way may keep or compress', async () => {
  const { response } = await listen(await test.people.signUp());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-request-id')).toBeTruthy();
});

it("tells a person's other device of the timer, and nobody else", async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  const [phone, other] = [await listen(owner), await listen(member)];
  await owner.agent.put('/api/timer').send({ status: 'RUNNING' }).expect(200);
  expect(await phone.next()).toEqual({ type: 'changed', tags: ['Timer'] });
  await owner.agent.post('/api/clients').send({ name: 'Ōtara Builders' }).expect(201);
  expect(await other.next()).toMatchObject({ tags: expect.arrayContaining(['Client']) });
});

it('tells the company of its rows, another company nothing, and a contractor only of their own', async () => {
  const owner = await test.people.signUp();
  const contractor = await test.people.addMember(owner, 'contractor');
  const stranger = await test.people.signUp();
  const [desk, site, elsewhere] = [await listen(owner), await listen(contractor), await listen(stranger)];
  const entry = { startTime: '2026-03-02T20:00:00Z', endTime: '2026-03-02T21:00:00Z' };
  await owner.agent.post('/api/clients').send({ name: 'Smith' }).expect(201);
  await contractor.agent.post('/api/time-entries').send(entry).expect(201);
  await stranger.agent.post('/api/projects').send({ name: 'Deck' }).expect(201);
  expect(await desk.next()).toMatchObject({ tags: expect.arrayContaining(['Client']) });
  expect(await desk.next()).toMatchObject({ tags: expect.arrayContaining(['TimeEntry']) });
  expect(await site.next()).toMatchObject({ tags: expect.arrayContaining(['TimeEntry']) });
  expect(await elsewhere.next()).toMatchObject({ tags: expect.arrayContaining(['Project']) });
});

it('is silent about a write that was refused, and tells one that was repeated once', async () => {
  const owner = await test.people.signUp();
  const { next } = await listen(owner);
  await owner.agent.post('/api/clients').send({ name: '' }).expect(400);
  const repeat = () => owner.agent.post('/api/projects').set('idempotency-key', 'once').send({ name: 'Deck' });
  expect([(await repeat()).status, (await repeat()).headers['idempotent-replayed']]).toEqual([201, 'true']);
  await owner.agent.put('/api/timer').send({ status: 'RUNNING' }).expect(200);
  expect(await next()).toMatchObject({ tags: expect.arrayContaining(['Project']) });
  expect(await next()).toEqual({ type: 'changed', tags: ['Timer'] });
});

it('ends at sign-out, and when the session is ended elsewhere', async () => {
  const owner = await test.people.signUp();
  const desk = await listen(owner);
  await owner.agent.post('/api/auth/logout').expect(204);
  await desk.ended;
  const again = await test.people.signIn(owner.user.username, owner.password);
  const phone = await listen(again);
  await test.app.get(Sessions).endAll(owner.user.id);
  await test.app.get(LiveStreams).beat();
  await phone.ended;
});

it('is not counted as requests, but a user may not open more than twelve', async () => {
  const owner = await test.people.signUp();
  for (let count = 0; count < 12; count += 1) expect((await listen(owner)).response.status).toBe(200);
  const refused = (await listen(owner)).response;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});

it('does not keep the server from stopping', async () => {
  const other = await startTestApp([area]);
  const { ended } = await listen(await other.people.signUp(), other);
  await other.close();
  await ended;
});
