import { Database, type DwangApp, readEnv } from '@dwang/platform';
import { listenLive, type Person, sendAndHold, startTestApp, type TestApp } from '@dwang/testing/services';
import { createAreaProcess, createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { type BuiltFront, makeBuiltFront } from '../testing/built-front';

it('is refused on SQLite, whose file has one writing process', () => {
  expect(() => readEnv({ RUN_AREA: 'jobs' })).toThrow('need MySQL or MariaDB');
});

if (process.env.TEST_DATABASE === 'mysql') {
  describe('jobs in its own process, behind the gateway', () => {
    let built: BuiltFront;
    let jobs: DwangApp;
    let jobsUrl: string;
    let test: TestApp;
    let person: Person;
    beforeAll(async () => {
      built = makeBuiltFront();
      test = await startTestApp([], {
        compose: async (env) => {
          jobs = await createAreaProcess({ ...env, RUN_AREA: 'jobs' });
          await jobs.app.listen(0, '127.0.0.1');
          jobsUrl = await jobs.app.getUrl();
          return createGateway({ ...env, JOBS_SERVICE_URL: jobsUrl }, new Front(undefined, built.root));
        },
      });
      person = await test.people.signUp();
    });
    afterAll(async () => {
      await jobs?.app.close();
      await test?.close();
      built.remove();
    });

    const direct = (path: string, headers: Record<string, string>) => fetch(`${jobsUrl}${path}`, { headers });

    it('works for who signed in at the gateway, and keeps companies apart', async () => {
      const made = await person.agent.post('/api/clients').send({ name: 'Ōtara Builders' });
      expect(made.status).toBe(201);
      const stranger = await test.people.signUp();
      await stranger.agent.get(`/api/clients/${made.body.id}`).expect(404);
      expect((await person.agent.get(`/api/clients/${made.body.id}`)).body.name).toBe('Ōtara Builders');
    });

    it('replays a write by its key', async () => {
      const post = () => person.agent.post('/api/clients').set('idempotency-key', 'apart').send({ name: 'Once' });
      const [first, again] = [await post(), await post()];
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotent-replayed']).toBe('true');
    });

    it('TR-207 ends a write whose caller hangs up at the gateway, and answers its repeat from the key', async () => {
      const db = jobs.app.get(Database);
      const tx = db.tx.bind(db);
      let begun = () => {};
      let goOn = () => {};
      const [isBegun, mayGoOn] = [new Promise<void>((tell) => (begun = tell)), new Promise<void>((tell) => (goOn = tell))];
      const held = jest.spyOn(db, 'tx').mockImplementationOnce(async (work) => {
        begun();
        await mayGoOn;
        return tx(work);
      });
      const headers = { cookie: person.cookie, 'idempotency-key': 'hung-up' };
      const request = { path: '/api/clients', headers, body: { name: 'Hung up' } };
      const caller = await sendAndHold(test.app.getHttpServer(), test.url, request);
      await isBegun;
      await caller.hangUp();
      goOn();
      await held.mock.results[0]?.value;
      held.mockRestore();
      const again = await person.agent.post('/api/clients').set('idempotency-key', 'hung-up').send({ name: 'Hung up' });
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    });

    it('answers its own problems, with the request id of the gateway', async () => {
      const answer = await person.agent.post('/api/clients').send({ name: '' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field: 'name' }], requestId: answer.headers['x-request-id'] });
      await test.nobody().get('/api/clients').expect(401);
    });

    it('believes neither a cookie nor a made-up word when asked directly', async () => {
      expect((await direct('/api/clients', { cookie: person.cookie })).status).toBe(401);
      expect((await direct('/api/clients', { 'x-internal-identity': 'e30.AAAA' })).status).toBe(401);
      expect((await direct('/api/auth/status', {})).status).toBe(404);
    });

    it("tells open tabs of what it writes, and the timer's owner of the timer", async () => {
      const { next, close } = await listenLive(test.url, person);
      await person.agent.post('/api/clients').send({ name: 'Heard at the gateway' }).expect(201);
      expect(await next()).toMatchObject({ tags: expect.arrayContaining(['Client']) });
      await person.agent.put('/api/timer').send({ status: 'RUNNING' }).expect(200);
      expect(await next()).toMatchObject({ tags: ['Timer'] });
      close();
    });

    it('has its rows read by the areas of the gateway through its public face', async () => {
      const job = (await person.agent.post('/api/projects').send({ name: 'Apart', estimateAmount: 1000 }).expect(201)).body;
      await person.agent.post(`/api/projects/${job.id}/tasks`).send({ title: 'Order kwila' }).expect(201);
      const { body } = await person.agent.get('/api/insights').expect(200);
      expect(JSON.stringify(body)).toContain('Apart');
    });

    it('costs only its own screens when it is down', async () => {
      await jobs.app.close();
      expect((await person.agent.get('/api/clients')).body.code).toBe('GATEWAY.AREA_UNAVAILABLE');
      await person.agent.get('/api/dashboard').expect(200);
    });
  });
}
