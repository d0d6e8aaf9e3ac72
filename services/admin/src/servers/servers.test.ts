import { randomUUID } from 'node:crypto';
import { Log } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { ServerProcess } from './server-process.entity';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area], { settings: { LOG_LEVEL: 'error' } });
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());
beforeEach(() => test.db.repo(ServerProcess).clear());

const list = async () => (await administrator.agent.get('/api/admin/servers').expect(200)).body.items;
const another = async (fields: Partial<ServerProcess> = {}) => {
  const now = new Date();
  const facts = { uid: randomUUID(), name: 'dwang-jobs', role: 'Area jobs', host: 'two', pid: 7, node: '20.1.0', db: 'MySQL' };
  const load = { cpu: 4, memory: 50, disk: 60, residentMb: 120, startedAt: new Date(now.getTime() - 60_000), beatAt: now };
  const { identifiers } = await test.db.repo(ServerProcess).insert({ ...facts, ...load, lines: '[]', ...fields });
  return Number(identifiers[0]?.id);
};

it('shows the process that answers with what it uses of its machine', async () => {
  const [server] = await list();
  expect(server).toMatchObject({ name: 'dwang-gateway', pid: process.pid, node: process.versions.node });
  for (const share of [server.cpu, server.memory, server.disk]) expect(share >= 0 && share <= 100).toBe(true);
  expect(server.residentMb).toBeGreaterThan(10);
  expect(['up', 'warning']).toContain(server.status);
});

it.each([
  ['up', {}],
  ['warning', { beatAt: new Date(Date.now() - 60_000) }],
  ['warning', { disk: 91 }],
  ['down', { beatAt: new Date(Date.now() - 180_000), cpu: 95 }],
])('calls another process %s by its age and load', async (status, fields) => {
  const id = await another(fields);
  expect((await list()).find((one: { id: number }) => one.id === id)).toMatchObject({ status, role: 'Area jobs' });
});

it('forgets a process that has been silent for a day', async () => {
  const id = await another({ beatAt: new Date(Date.now() - 25 * 3_600_000) });
  expect((await list()).some((one: { id: number }) => one.id === id)).toBe(false);
});

it('lets the administrator read the log of each process, without secrets', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  test.app.get(Log).write('error', 'mail failed', { to: 'rawiri@example.nz', reason: 'smtp://user:hidden@host refused' });
  write.mockRestore();
  const own = (await list()).find(({ pid }: { pid: number }) => pid === process.pid);
  const { lines } = (await administrator.agent.get(`/api/admin/servers/${own.id}/log`).expect(200)).body;
  expect(lines.at(-1)).toMatchObject({ level: 'error', text: 'mail failed to=***@*** reason=smtp://user:***@host refused' });
  const line = { at: '2026-03-02T20:00:00.000Z', level: 'info', text: 'request' };
  const other = await another({ lines: JSON.stringify([line]) });
  expect((await administrator.agent.get(`/api/admin/servers/${other}/log`).expect(200)).body).toEqual({ lines: [line] });
  await administrator.agent.get('/api/admin/servers/987654/log').expect(404);
  const owner = await test.people.signUp();
  await owner.agent.get(`/api/admin/servers/${other}/log`).expect(403);
});
