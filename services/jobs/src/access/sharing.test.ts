import { randomUUID } from 'node:crypto';
import { area as dashboard } from '@dwang/service-dashboard';
import { area as finance } from '@dwang/service-finance';
import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { strFromU8, unzipSync } from 'fflate';
import { area as jobs } from '../index';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([jobs, finance, dashboard]);
  owner = await test.people.signUp();
  await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
});
afterAll(() => test?.close());

const addJob = async (fields: object = {}): Promise<number> =>
  (
    await owner.agent
      .post('/api/projects')
      .send({ name: 'Deck', hourlyRate: '87.13', estimateAmount: '5280.13', ...fields })
      .expect(201)
  ).body.id;
const share = (id: number, { user }: Pick<Person, 'user'>, level: string, by = owner) =>
  by.agent.put(`/api/projects/${id}/members/${user.id}`).send({ level });
const contractor = () => test.people.addMember(owner, 'contractor');
const HOUR = { startTime: '2026-03-02T20:00:00Z', duration: 3600 };

describe('a shared job', () => {
  it('lets its levels do more and more', async () => {
    const [id, mate] = [await addJob(), await contractor()];
    const statuses = async () => [
      (await mate.agent.get(`/api/projects/${id}`)).status,
      (await mate.agent.post(`/api/projects/${id}/notes`).send({ text: 'Joists are in' })).status,
      (await mate.agent.patch(`/api/projects/${id}`).send({ progress: 40 })).status,
      (await mate.agent.patch(`/api/projects/${id}`).send({ place: { lat: -37, lng: 175 } })).status,
      (await mate.agent.patch(`/api/projects/${id}`).send({ name: 'Smith deck' })).status,
      (await mate.agent.delete(`/api/projects/${id}`)).status,
    ];
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 403]);
    await share(id, mate, 'view').expect(200);
    expect(await statuses()).toEqual([200, 403, 403, 403, 403, 403]);
    await share(id, mate, 'edit').expect(200);
    expect(await statuses()).toEqual([200, 201, 200, 200, 403, 403]);
    await share(id, mate, 'admin').expect(200);
    expect(await statuses()).toEqual([200, 201, 200, 200, 200, 403]);
    await owner.agent.delete(`/api/projects/${id}/members/${mate.user.id}`).expect(204);
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 403]);
  });

  it('keeps the time of somebody who sees it no more, and lets them put no new time on it', async () => {
    const [id, mate] = [await addJob(), await contractor()];
    await share(id, mate, 'view');
    const entry = (
      await mate.agent
        .post('/api/time-entries')
        .send({ ...HOUR, projectId: id })
        .expect(201)
    ).body;
    const uid = randomUUID();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await mate.agent.put('/api/timer').send({ status: 'RUNNING', projectId: id, uid, at }).expect(200);
    await owner.agent.delete(`/api/projects/${id}/members/${mate.user.id}`).expect(204);
    await mate.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'Bearers', projectId: id }).expect(200);
    await mate.agent
      .post('/api/time-entries')
      .send({ ...HOUR, projectId: id })
      .expect(400);
    await mate.agent.post('/api/timer/save').send({ uid }).expect(201);
  });

  it('is shared by those who manage it, with people of this company only', async () => {
    const [id, mate, editor, stranger] = [await addJob(), await contractor(), await contractor(), await test.people.signUp()];
    await share(id, mate, 'admin').expect(200);
    await share(id, editor, 'edit', mate).expect(200);
    await share(id, mate, 'view', editor).expect(403);
    await share(id, stranger, 'view').expect(404);
    await share(id, stranger, 'view', stranger).expect(404);
    await share(id, editor, 'owner').expect(400);
    const seen = (await editor.agent.get(`/api/projects/${id}/members`).expect(200)).body;
    expect(seen).toMatchObject({ myLevel: 'edit', others: [] });
    expect(seen.items.map(({ userId, level }: { userId: number; level: string }) => [userId, level])).toContainEqual([
      mate.user.id,
      'admin',
    ]);
  });

  it('takes nothing away from somebody of the office', async () => {
    const [id, mate] = [await addJob(), await test.people.addMember(owner)];
    await share(id, mate, 'view').expect(200);
    await mate.agent.patch(`/api/projects/${id}`).send({ name: 'Renamed' }).expect(200);
  });

  it('is told to the person once for each level', async () => {
    const [id, mate] = [await addJob(), await contractor()];
    for (const level of ['view', 'view', 'edit']) await share(id, mate, level).expect(200);
    const { items } = (await mate.agent.get('/api/notifications').expect(200)).body;
    expect(items.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual([
      ['shared-with-you', `/jobs/${id}`],
      ['shared-with-you', `/jobs/${id}`],
    ]);
  });

  it('is there from the start for somebody who was invited to it', async () => {
    const [id, gone, stranger] = [await addJob(), await addJob(), await test.people.signUp()];
    const projects = [id, gone].map((projectId) => ({ projectId, level: 'edit' }));
    const body = { email: 'hemi@example.nz', role: 'contractor', projects };
    const foreign = await stranger.agent.post('/api/team/invitations').send(body);
    expect([400, 409]).toContain(foreign.status);
    const { link } = (await owner.agent.post('/api/team/invitations').send(body).expect(201)).body;
    await owner.agent.delete(`/api/projects/${gone}`).expect(204);
    const joining = { username: 'hemi-parata', password: TEST_PASSWORD };
    await test.nobody().post(link.replace('/invitation/', '/api/auth/invitations/')).send(joining).expect(201);
    const { agent } = await test.people.signIn('hemi-parata', TEST_PASSWORD);
    const { items } = (await agent.get('/api/projects').expect(200)).body;
    expect(items.map((job: { id: number }) => job.id)).toEqual([id]);
  });
});

describe('prices', () => {
  const READS = [
    '/projects',
    '/time-entries',
    '/time-entries/summary',
    '/time-entries/days?from=2026-03-01&to=2026-03-07',
    '/timer',
    '/insights',
  ];

  it('are in no answer for a contractor who is not shown them, and in all for one who is', async () => {
    const [id, mate] = [await addJob(), await contractor()];
    await share(id, mate, 'admin');
    const made = await mate.agent
      .post('/api/time-entries')
      .send({ ...HOUR, projectId: id, hourlyRate: '1.00' })
      .expect(201);
    expect(made.body).toMatchObject({ hourlyRate: null, amount: null });
    const read = async () =>
      JSON.stringify(
        await Promise.all(
          [...READS, `/projects/${id}`].map(async (path) => (await mate.agent.get(`/api${path}`).expect(200)).body),
        ),
      );
    expect(await read()).not.toMatch(/"\d+\.\d\d"/);
    await mate.agent.patch(`/api/projects/${id}`).send({ hourlyRate: '1.00' }).expect(403);
    const own = (await owner.agent.get(`/api/time-entries/${made.body.id}`).expect(200)).body;
    expect(own).toMatchObject({ hourlyRate: '87.13', amount: '87.13' });
    await owner.agent.patch(`/api/team/members/${mate.user.id}`).send({ seesPrices: true }).expect(200);
    for (const price of ['87.13', '5280.13']) expect(await read()).toContain(price);
  });

  it('stay out of an answer that is repeated, and of the export of their data', async () => {
    const [id, mate] = [await addJob(), await contractor()];
    await share(id, mate, 'edit');
    const send = () =>
      mate.agent
        .post('/api/time-entries')
        .set('idempotency-key', 'k1')
        .send({ ...HOUR, projectId: id });
    await send();
    expect((await send().expect(201)).body.amount).toBeNull();
    const zip = await mate.agent
      .get('/api/account/export')
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
      });
    const text = Object.values(unzipSync(new Uint8Array(zip.body)))
      .map((file) => strFromU8(file))
      .join('\n');
    expect(text).toContain('startTime');
    expect(text).not.toMatch(/hourlyRate|amount/i);
  });
});
