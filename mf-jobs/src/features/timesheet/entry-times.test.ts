import { changedTimes, hourOf, linkedTimes, toDayAndTime, toInstant } from './entry-times';

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
    expect(changedTimes(entry, { date: '2026-03-03', startTime: '09:00', duration: 7200, breaks: 0 }, NZ)).toEqual({});
  });

  it('moves the end with the duration and leaves the start as it was to the millisecond', () => {
    expect(changedTimes(entry, { date: '2026-03-03', startTime: '09:00', duration: 3600, breaks: 0 }, NZ)).toEqual({
      duration: 3600,
      endTime: '2026-03-02T21:00:12.345Z',
    });
  });

  it('moves start and end together to another day', () => {
    expect(changedTimes(entry, { date: '2026-03-01', startTime: '09:00', duration: 7200, breaks: 0 }, NZ)).toEqual({
      startTime: '2026-02-28T20:00:00.000Z',
      endTime: '2026-02-28T22:00:00.000Z',
    });
  });

  it('moves the end with the work and with the breaks, which stay between them', () => {
    const broken = { ...entry, duration: 3600 };
    const shown = { date: '2026-03-03', startTime: '09:00' };
    expect(changedTimes(broken, { ...shown, duration: 3600, breaks: 3600 }, NZ)).toEqual({});
    expect(changedTimes(broken, { ...shown, duration: 5400, breaks: 3600 }, NZ)).toEqual({
      duration: 5400,
      endTime: '2026-03-02T22:30:12.345Z',
    });
    expect(changedTimes(broken, { ...shown, duration: 3600, breaks: 0 }, NZ)).toEqual({ endTime: '2026-03-02T21:00:12.345Z' });
  });

  it('takes a typed break off the work, and adds it to the end of typed work', () => {
    const typed = { date: '2026-03-03', startTime: '08:00', endTime: '16:30', duration: '8:30', breaks: '0:30' };
    expect(linkedTimes(['breaks'], typed, null, NZ)).toEqual({ duration: '8:00' });
    expect(linkedTimes(['duration'], { ...typed, duration: '6' }, null, NZ)).toEqual({ endTime: '14:30' });
    expect(linkedTimes(['breaks'], { ...typed, breaks: '9:00' }, null, NZ)).toEqual({});
  });

  it('RC-005: takes an end before the start for the next day, never for a minus or nothing', () => {
    const typed = { date: '2026-10-19', startTime: '22:00', endTime: '01:30', duration: '8:00' };
    expect(linkedTimes(['endTime'], typed, null, NZ)).toEqual({ duration: '3:30' });
    expect(linkedTimes(['endTime'], { ...typed, endTime: '22:00' }, null, NZ)).toEqual({ duration: '24:00' });
    expect(linkedTimes(['duration'], { ...typed, duration: '3:30' }, null, NZ)).toEqual({ endTime: '01:30' });
    expect(linkedTimes(['notes'], typed, null, NZ)).toEqual({});
  });

  it('RC-011: ends at the full minute that is typed, though the timer started between two', () => {
    const typed = { date: '2026-03-03', startTime: '09:00', endTime: '11:00', duration: '2:00' };
    expect(linkedTimes(['endTime'], typed, entry.startTime, NZ)).toEqual({ duration: '01:59:48' });
    expect(
      changedTimes(
        { ...entry, startTime: '2026-03-02T20:00:12.000Z' },
        { date: '2026-03-03', startTime: '09:00', duration: 7188, breaks: 0 },
        NZ,
      ),
    ).toEqual({
      duration: 7188,
      endTime: '2026-03-02T22:00:00.000Z',
    });
    expect(toInstant('2026-03-03', '13:00', NZ)).toBe('2026-03-03T00:00:00.000Z');
  });

  it('RC-018: keeps the offset of the entry’s own day when it is edited under another', () => {
    const winter = { startTime: '2026-09-01T03:00:00.000Z', endTime: '2026-09-01T04:00:00.000Z', duration: 3600 };
    const shown = toDayAndTime(winter.startTime, NZ);
    expect(shown).toEqual({ date: '2026-09-01', startTime: '15:00' });
    const { duration } = linkedTimes(['endTime'], { ...shown, endTime: '17:00', duration: '1:00' }, winter.startTime, NZ);
    expect(duration).toBe('2:00');
    expect(changedTimes(winter, { date: shown.date, startTime: shown.startTime, duration: 7200, breaks: 0 }, NZ)).toEqual({
      duration: 7200,
      endTime: '2026-09-01T05:00:00.000Z',
    });
  });

  it('RC-091: puts a time before a change of clocks at that day’s offset', () => {
    expect(toInstant('2026-09-20', '09:00', NZ)).toBe('2026-09-19T21:00:00.000Z');
  });
});

test('on the night when clocks go back a start may mean either hour, and the end is the next one that shows it (TR-217)', () => {
  const [first, second] = ['2026-04-04T13:15:00.000Z', '2026-04-04T14:15:00.000Z'];
  expect([toInstant('2026-04-05', '02:15', NZ), toInstant('2026-04-05', '02:15', NZ, 1)]).toEqual([first, second]);
  expect([first, second, '2026-04-04T20:00:00.000Z'].map((at) => hourOf(at, NZ))).toEqual([0, 1, 0]);
  const before = { startTime: second, endTime: '2026-04-04T15:15:00.000Z', duration: 3600 };
  const typed = { date: '2026-04-05', startTime: '02:15', duration: 3600, breaks: 0 };
  expect(changedTimes(before, { ...typed, hour: 1 }, NZ)).toEqual({});
  expect(changedTimes(before, { ...typed, hour: 0 }, NZ)).toEqual({ startTime: first, endTime: second });
  const ended = { date: '2026-04-05', startTime: '02:30', endTime: '02:15', duration: '', hour: 0 as const };
  expect(linkedTimes(['endTime'], ended, null, NZ).duration).toBe('0:45');
});
