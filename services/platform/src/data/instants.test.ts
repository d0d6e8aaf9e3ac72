import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Probe, probeArea } from '../testing/probe-area';
import { dueBy, isLiving, lately, silentFor } from './instants';

const HOUR = 3_600_000;
const now = new Date('2026-03-02T20:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const DATED = { 'long ago': -40 * 24 * HOUR, 'just now': -1000, soon: HOUR / 2, 'weeks ahead': 40 * 24 * HOUR };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([probeArea]);
  const rows = Object.entries(DATED).map(([name, ms]) => ({ companyId: 1, name, cents: 0, createdAt: after(ms) }));
  await test.db.repo(Probe).insert(rows);
});
afterAll(() => test?.close());

const found = async (createdAt: ReturnType<typeof lately>) =>
  (await test.db.repo(Probe).find({ where: { createdAt }, order: { id: 'ASC' } })).map(({ name }) => name);

it('TR-403 what is put off for longer than it can honestly be is due', async () => {
  expect(await found(dueBy(now, HOUR))).toEqual(['long ago', 'just now', 'weeks ahead']);
});

it('TR-403 what is dated ahead counts neither as done lately nor as a sign of life', async () => {
  expect(await found(lately(HOUR, now))).toEqual(['just now']);
  expect(await found(silentFor(HOUR, now))).toEqual(['long ago', 'weeks ahead']);
});

it('TR-403 nothing lives longer than it can', () => {
  expect([-1, HOUR, 2 * HOUR].map((ms) => isLiving(after(ms), now, HOUR))).toEqual([false, true, false]);
});
