import { type Job, JobLeases, Scheduler } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { Servers } from '../servers/servers.service';
import { BackgroundWork } from './background-work.service';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp([area], { settings: { LOG_LEVEL: 'silent' } });
  administrator = await test.people.administrator();
});
afterAll(() => test?.close());

const MINUTE = 60_000;
let count = 0;
function aJob(run: Job['run'], everySeconds = 600): Job {
  count += 1;
  const job = { name: `job-${count}`, title: `Count sheep ${count}`, area: 'admin' as const, everySeconds, run };
  test.app.get(Scheduler).add(job);
  return job;
}
const runAt = (now: Date) => test.app.get(Scheduler).runDue(now);
const seenAt = async ({ name }: Job, now: Date) =>
  (await test.app.get(BackgroundWork).list(now)).items.find((item) => item.name === name);
const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

it('tells each job in words, when it ran and is next due, and in which process, to the administrator alone', async () => {
  const job = aJob(async () => undefined);
  const now = new Date();
  await test.app.get(Servers).beat(now);
  expect(await seenAt(job, now)).toMatchObject({ status: 'waiting', startedAt: null, took: null, dueAt: null, process: null });
  await runAt(now);
  const { items } = (await administrator.agent.get('/api/admin/background-work').expect(200)).body;
  expect(items.find(({ name }: Job) => name === job.name)).toEqual({
    ...{ name: job.name, title: job.title, status: 'done', everySeconds: 600 },
    ...{ startedAt: now.toISOString(), took: expect.any(Number), dueAt: later(now, 10 * MINUTE).toISOString() },
    ...{ failedAt: null, failure: '', process: { name: 'dwang-gateway', host: expect.any(String), pid: process.pid } },
  });
  expect(items.map(({ title }: Job) => title)).toContain('Make backups and drop old ones');
  const owner = await test.people.signUp();
  await owner.agent.get('/api/admin/background-work').expect(403);
});

it('keeps why one failed, without secrets, and still when it goes well again', async () => {
  let words = 'smtp://post:hidden@mail.example.nz refused hemi@example.nz, password=sesame';
  const job = aJob(async () => {
    if (words) throw new Error(words);
  });
  const now = new Date();
  await runAt(now);
  const failed = await seenAt(job, now);
  expect(failed).toMatchObject({ status: 'failed', failure: 'smtp://post:***@mail.example.nz refused ***@***, password=***' });
  words = '';
  await runAt(later(now, 10 * MINUTE));
  expect(await seenAt(job, later(now, 10 * MINUTE))).toMatchObject({
    ...{ status: 'done', failedAt: failed?.failedAt, failure: failed?.failure },
    startedAt: later(now, 10 * MINUTE).toISOString(),
  });
});

it('calls one overdue that nobody begins, and shows what needs a look first', async () => {
  const [late, well] = [aJob(async () => undefined), aJob(async () => undefined, 3600)];
  const now = new Date();
  await runAt(now);
  expect(await seenAt(late, later(now, 20 * MINUTE))).toMatchObject({ status: 'done' });
  const { items } = await test.app.get(BackgroundWork).list(later(now, 26 * MINUTE));
  expect(items[0]).toMatchObject({ status: 'overdue' });
  const at = (name: string) => items.findIndex((item) => item.name === name);
  expect(at(late.name)).toBeLessThan(at(well.name));
  expect(items[at(well.name)]).toMatchObject({ status: 'done' });
});

it('calls one running in a process that answers, however long, and overdue when that process has died', async () => {
  const job = aJob(async () => undefined);
  const now = new Date();
  await test.app.get(JobLeases).take(job, now);
  await test.app.get(Servers).beat(now);
  expect(await seenAt(job, now)).toMatchObject({ status: 'running', dueAt: null });
  await test.app.get(Servers).beat(later(now, 30 * MINUTE));
  expect(await seenAt(job, later(now, 30 * MINUTE))).toMatchObject({ status: 'running' });
  expect(await seenAt(job, later(now, 40 * MINUTE))).toMatchObject({ status: 'overdue' });
});

it('forgets jobs that there are no more, and none that another process still runs', async () => {
  const leases = test.app.get(JobLeases);
  const now = new Date();
  await leases.take({ name: 'of another version', title: 'Shear', everySeconds: 60 }, now);
  await leases.forgetOthers(['backup'], now);
  expect([...(await leases.all()).keys()]).toContain('of another version');
  await leases.forgetOthers(['backup'], later(now, 16 * MINUTE));
  expect([...(await leases.all()).keys()]).not.toContain('of another version');
});
