import { hoursOn, isOpenAt } from './opening-hours';
import { instantOf } from './zone';

const ZONE = 'Pacific/Auckland';
const hours = { weekdays: { from: '07:00', to: '17:00' }, saturday: { from: '08:00', to: '12:00' }, sunday: null };
const at = (day: string, time: string) => instantOf(day, time, ZONE);

test.each([
  ['2026-11-27', '06:59', false],
  ['2026-11-27', '07:00', true],
  ['2026-11-27', '16:59', true],
  ['2026-11-27', '17:00', false],
  ['2026-11-28', '11:59', true],
  ['2026-11-28', '12:00', false],
  ['2026-11-29', '10:00', false],
])('on %s at %s it is open: %s', (day, time, isOpen) => {
  expect(isOpenAt(hours, at(day, time), ZONE)).toBe(isOpen);
});

test('the day is that of the place, not of the reader: Saturday morning there is still Friday in London', () => {
  expect(hoursOn(hours, Date.parse('2026-11-27T20:00:00Z'), ZONE)).toBe(hours.saturday);
});
