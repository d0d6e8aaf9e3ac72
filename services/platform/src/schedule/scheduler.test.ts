import { startTestApp, type TestApp } from '@dwang/testing/services';
import { readEnv } from '../env/read-env';
import { Log } from '../logs/log';
import { Metrics } from '../metrics/metrics';
import { JobLeases } from './job-leases';
import { type Job, Scheduler } from './scheduler';

const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

/** As another process on the same database. */
const aProcess = (mounted: readonly 'dashboard'[] = ['dashboard']) =>
  new Scheduler(new JobLeases(test.db), env, mounted, new Log(env), new Metrics(() => ({ open: 0, free: 0, waiting: 0 })));

const at = (minutes: number) => new Date(Date.parse('2026-03-02T20:00:00Z') + minutes * 60_000);
let count = 0;
const aJob = (run: Job['run']) => ({
  name: `job-${++count}`,
  title: 'Count sheep',
  area: 'dashboard' as const,
  everySeconds: 600,
  run,
});

it('runs a job in one of several processes, and again when it is due', async () => {
  const runs: string[] = [];
  const job = aJob(async () => void runs.push('ran'));
  const processes = [aProcess(), aProcess(), aProcess()];
  for (const one of processes) one.add(job);
  const allLook = (minutes: number) => Promise.all(processes.map((one) => one.runDue(at(minutes))));
  await allLook(0);
  expect(runs).toHaveLength(1);
  await allLook(9);
  expect(runs).toHaveLength(1);
  await allLook(10);
  expect(runs).toHaveLength(2);
});

it('takes over from a process that died during the work, after a quarter of an hour', async () => {
  const leases = new JobLeases(test.db);
  const runs: number[] = [];
  const job = aJob(async () => void runs.push(1));
  expect(await leases.take(job, at(0))).toBe(true);
  const other = aProcess();
  other.add(job);
  await other.runDue(at(14));
  expect(runs).toHaveLength(0);
  await other.runDue(at(15));
  expect(runs).toHaveLength(1);
  await leases.giveBack(job.name, at(0));
  await other.runDue(at(16));
  expect(runs).toHaveLength(1);
});

it('TR-403 runs at once what a clock that was weeks ahead has put off or taken', async () => {
  const leases = new JobLeases(test.db);
  const weeks = 40 * 24 * 60;
  const runs: string[] = [];
  const [done, taken] = [aJob(async () => void runs.push('done')), aJob(async () => void runs.push('taken'))];
  const scheduler = aProcess();
  for (const job of [done, taken]) {
    expect(await leases.take(job, at(weeks))).toBe(true);
    scheduler.add(job);
  }
  await leases.giveBack(done.name, at(weeks + 10));
  await scheduler.runDue(at(0));
  expect(runs).toEqual(['done', 'taken']);
  await scheduler.runDue(at(9));
  expect(runs).toHaveLength(2);
});

it('goes on with the others when one fails', async () => {
  const runs: string[] = [];
  const scheduler = aProcess();
  scheduler.add(aJob(() => Promise.reject(new Error('no'))));
  scheduler.add(aJob(async () => void runs.push('second')));
  await scheduler.runDue(at(0));
  expect(runs).toEqual(['second']);
});

it('runs nothing for an area that another process answers for', async () => {
  const runs: number[] = [];
  const scheduler = aProcess([]);
  scheduler.add(aJob(async () => void runs.push(1)));
  await scheduler.runDue(at(0));
  expect(runs).toHaveLength(0);
});

it('waits at the end for the job that is running, and starts no other', async () => {
  const runs: string[] = [];
  const scheduler = aProcess();
  scheduler.add({ ...aJob(async () => undefined), run: async (_, signal) => void runs.push(`stopped ${signal.aborted}`) });
  await scheduler.onModuleDestroy();
  await scheduler.runDue(at(0));
  expect(runs).toEqual([]);
});

it('RC-148 hands a job that the end of its process cuts short to the next process, at once', async () => {
  const ran: string[] = [];
  const [ending, next] = [aProcess(), aProcess()];
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const job = aJob(async (_now, signal) => {
    begun();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    ran.push('cut short');
  });
  ending.add(job);
  next.add({ ...job, run: async () => void ran.push('done') });
  const looking = ending.runDue(at(0));
  await isBegun;
  await next.runDue(at(1));
  expect(ran).toEqual([]);
  await ending.onModuleDestroy();
  await looking;
  await next.runDue(at(1));
  expect(ran).toEqual(['cut short', 'done']);
});
