import { area as dashboard } from '@dwang/service-dashboard';
import { area as jobs } from '@dwang/service-jobs';
import { area as tools } from '@dwang/service-tools';
import { Chance, checkDay, Device, startTestApp, type TestApp, WorkingDay } from '@dwang/testing/services';

/** `npm run faults` runs more of them. MySQL takes a share: what it adds is another way to keep rows, not another outbox. */
const SEEDS = Number(process.env.OFFLINE_SEEDS ?? (process.env.TEST_DATABASE === 'mysql' ? 3 : 6));
const EDITS = 200;
const CLOSINGS = 5;
const FAULTS = 0.3;
/** Milliseconds; a busy machine needs several times what a quiet one does. */
const LIMIT = 90_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, tools, dashboard]);
});
afterAll(() => test?.close());

const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
it.each(seeds)(
  'RC-100 eight hours offline with 200 edits, then a bad line and closing tabs: nothing lost, doubled or invented (seed %d)',
  async (seed) => {
    const person = await test.people.signUp();
    const chance = new Chance(seed);
    const day = new WorkingDay(chance, EDITS);
    const device = new Device({ url: test.url, cookie: () => person.cookie, chance, faults: FAULTS });
    for (const write of day.writes()) await device.keep(person.user.id, write);
    await device.sync(person.user.id, CLOSINGS);
    const left = await device.left(person.user.id);
    device.close();
    expect(left).toEqual([]);
    expect(await checkDay(person.agent, day.expected)).toEqual([]);
    expect(device.mostAtWork).toBe(1);
  },
  LIMIT,
);
