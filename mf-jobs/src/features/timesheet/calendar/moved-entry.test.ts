import { onDay, resized, shifted } from './moved-entry';

const NZ = 'Pacific/Auckland';
/** Saturday 4 April 2026, 22:00 to 02:00, with half an hour of breaks; clocks go back in that night. */
const night = { startTime: '2026-04-04T09:00:12.345Z', endTime: '2026-04-04T13:00:12.345Z', duration: 12_600 };

test('an entry that goes to another day keeps its time on the wall and its length', () => {
  expect(shifted(night, 1, NZ)).toEqual({ startTime: '2026-04-05T10:00:12.345Z', endTime: '2026-04-05T14:00:12.345Z' });
  expect(onDay(night, '2026-04-02', NZ)).toEqual({
    startTime: '2026-04-02T09:00:12.345Z',
    endTime: '2026-04-02T13:00:12.345Z',
  });
});

test('a longer entry ends later, its breaks stay, and a quarter of an hour is the shortest', () => {
  expect(resized(night, 900)).toEqual({ duration: 13_500, endTime: '2026-04-04T13:15:12.345Z' });
  expect(resized(night, -99_999)).toMatchObject({ duration: 900 });
  expect(resized({ ...night, duration: 60 }, -900)).toMatchObject({ duration: 60 });
});
