import { changedTimes, toDayAndTime, toInstant } from './entry-times';

const NZ = 'Pacific/Auckland';
const entry = { startTime: '2026-03-02T20:00:12.345Z', endTime: '2026-03-02T22:00:12.345Z', duration: 7200 };

describe('times of an entry', () => {
  it('puts nine in the morning at the right instant on both sides of a change of clocks', () => {
    expect(toInstant('2026-04-04', '09:00', NZ)).toBe('2026-04-03T20:00:00.000Z');
    expect(toInstant('2026-04-05', '09:00', NZ)).toBe('2026-04-04T21:00:00.000Z');
    expect(toInstant('2026-09-26', '09:00', NZ)).toBe('2026-09-25T21:00:00.000Z');
    expect(toInstant('2026-09-27', '09:00', NZ)).toBe('2026-09-26T20:00:00.000Z');
  });

  it('shows an instant as the day and time on the company wall', () => {
    expect(toDayAndTime('2026-03-02T11:30:00.000Z', NZ)).toEqual({ date: '2026-03-03', startTime: '00:30' });
  });

  it('sends no instant when neither day, time nor duration was touched', () => {
    expect(changedTimes(entry, '2026-03-03', '09:00', 7200, NZ)).toEqual({});
  });

  it('moves the end with the duration and leaves the start as it was to the millisecond', () => {
    expect(changedTimes(entry, '2026-03-03', '09:00', 3600, NZ)).toEqual({ duration: 3600, endTime: '2026-03-02T21:00:12.345Z' });
  });

  it('moves start and end together to another day', () => {
    expect(changedTimes(entry, '2026-03-01', '09:00', 7200, NZ)).toEqual({
      startTime: '2026-02-28T20:00:00.000Z',
      endTime: '2026-02-28T22:00:00.000Z',
    });
  });

  it('keeps the span of an entry with breaks until the duration no longer fits', () => {
    const broken = { ...entry, duration: 3600 };
    expect(changedTimes(broken, '2026-03-03', '09:00', 5400, NZ)).toEqual({ duration: 5400 });
    expect(changedTimes(broken, '2026-03-03', '09:00', 9000, NZ)).toEqual({
      duration: 9000,
      endTime: '2026-03-02T22:30:12.345Z',
    });
  });
});
