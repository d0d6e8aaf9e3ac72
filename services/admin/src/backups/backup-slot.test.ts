import { lastSlot } from './backup-slot';

const at = (text: string) => Date.parse(text);

it.each([
  ['daily', '2026-11-29T05:00:00Z', '2026-11-28T11:00:00Z'],
  ['daily', '2026-11-28T11:00:00Z', '2026-11-28T11:00:00Z'],
  ['daily', '2026-11-28T10:59:59Z', '2026-11-27T11:00:00Z'],
  // The nights on which the clocks change: 5 April 2026 back, 27 September 2026 forward.
  ['daily', '2026-04-05T11:00:00Z', '2026-04-04T11:00:00Z'],
  ['daily', '2026-04-05T12:30:00Z', '2026-04-05T12:00:00Z'],
  ['daily', '2026-09-27T11:30:00Z', '2026-09-27T11:00:00Z'],
  ['weekly', '2026-11-29T05:00:00Z', '2026-11-22T11:00:00Z'],
  ['hourly', '2026-11-29T05:59:59Z', '2026-11-29T05:00:00Z'],
] as const)('a %s backup seen at %s was due at %s', (frequency, now, slot) => {
  expect(new Date(lastSlot(frequency, at(now))).toISOString()).toBe(new Date(slot).toISOString());
});
