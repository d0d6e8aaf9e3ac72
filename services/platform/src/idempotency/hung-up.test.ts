import { type Person, sendAndHold, startTestApp, type TestApp } from '@dwang/testing/services';
import { AuditRow } from '../audit/audit-row.entity';
import { Probe, Probes, probeArea } from '../testing/probe-area';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp([probeArea]);
  person = await test.people.signUp();
});
afterAll(() => test?.close());
afterEach(() => jest.restoreAllMocks());

it('TR-207 a write whose caller hangs up is done, known to come from there, and its repeat is answered from the key', async () => {
  const probes = test.app.get(Probes);
  const create = probes.create.bind(probes);
  let begun = () => {};
  let goOn = () => {};
  const [isBegun, mayGoOn] = [new Promise<void>((tell) => (begun = tell)), new Promise<void>((tell) => (goOn = tell))];
  jest.spyOn(probes, 'create').mockImplementationOnce(async (...what) => {
    begun();
    await mayGoOn;
    return create(...what);
  });
  const headers = { cookie: person.cookie, 'idempotency-key': 'hung-up' };
  const tx = jest.spyOn(test.db, 'tx');
  const caller = await sendAndHold(test.app.getHttpServer(), test.url, { path: '/api/probes', headers, body: { name: 'kept' } });
  await isBegun;
  await caller.hangUp();
  goOn();
  await tx.mock.results[0]?.value;
  expect(await test.db.repo(Probe).countBy({ name: 'kept' })).toBe(1);
  const again = await person.agent.post('/api/probes').set('idempotency-key', 'hung-up').send({ name: 'kept' }).expect(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await test.db.repo(Probe).countBy({ name: 'kept' })).toBe(1);
  const [row] = await test.db.repo(AuditRow).find({ where: { action: 'POST /api/probes' } });
  expect(row).toMatchObject({ userId: person.user.id, network: '127.0.0.0/24' });
});
