import { billedAfter, billedTime } from './billed-time';

const MINUTE = 60;

test('charged time is rounded to the step, half a step up', () => {
  const at = (minutes: number, mode: 'nearest' | 'up' | 'down', seconds: number) => billedTime(seconds, { minutes, mode });
  expect(at(15, 'nearest', 67 * MINUTE)).toBe(60 * MINUTE);
  expect(at(15, 'nearest', 67.5 * MINUTE)).toBe(75 * MINUTE);
  expect(at(6, 'up', 61)).toBe(6 * MINUTE);
  expect(at(30, 'down', 59 * MINUTE)).toBe(30 * MINUTE);
  expect(at(5, 'up', 10 * MINUTE)).toBe(10 * MINUTE);
  expect(at(0, 'up', 61)).toBe(61);
});

test('RC-037: the rule is for each entry, so two short ones of a day are two steps', () => {
  const rule = { minutes: 30, mode: 'up' } as const;
  expect(billedTime(5 * MINUTE, rule) + billedTime(5 * MINUTE, rule)).toBe(60 * MINUTE);
});

test('a change that leaves the time as it was leaves what is charged for it, whatever the rule is now (TR-204)', () => {
  const rule = { minutes: 30, mode: 'up' } as const;
  const before = { duration: 37 * MINUTE, billedSeconds: 37 * MINUTE };
  expect(billedAfter(before, 37 * MINUTE, rule)).toBe(37 * MINUTE);
  expect(billedAfter(before, 38 * MINUTE, rule)).toBe(60 * MINUTE);
  expect(billedAfter(null, 37 * MINUTE, rule)).toBe(60 * MINUTE);
});
