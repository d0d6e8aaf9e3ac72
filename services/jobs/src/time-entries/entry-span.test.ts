import { changeSpan, completeSpan } from './entry-span';

const stored = { startTime: new Date('2026-09-01T03:00:00.123Z'), endTime: new Date('2026-09-01T04:00:00.123Z'), duration: 3600 };

describe('the span of an entry', () => {
  it('works out the end from a duration and the duration from an end', () => {
    expect(completeSpan({ startTime: '2026-04-04T13:00:00.000Z', duration: 7200 }).endTime.toISOString()).toBe(
      '2026-04-04T15:00:00.000Z',
    );
    expect(completeSpan({ startTime: '2026-04-04T13:00:00.000Z', endTime: '2026-04-04T15:00:00.000Z' }).duration).toBe(7200);
  });

  it('keeps what a change does not name to the millisecond (RC-018)', () => {
    const span = changeSpan(stored, { endTime: '2026-09-01T05:00:00.123Z' });
    expect(span.startTime).toBe(stored.startTime);
    expect(span).toMatchObject({ duration: 7200 });
    expect(changeSpan(stored, {})).toEqual(stored);
  });

  it('keeps the breaks of an entry whose end is moved', () => {
    const withBreak = { ...stored, duration: 3000 };
    expect(changeSpan(withBreak, { endTime: '2026-09-01T05:00:00.123Z' }).duration).toBe(3000);
    expect(() => changeSpan(withBreak, { endTime: '2026-09-01T03:30:00.000Z' })).toThrow('Duration is longer');
  });

  it('refuses an end before the stored start (RC-004)', () => {
    expect(() => changeSpan(stored, { endTime: '2026-09-01T02:59:55.000Z' })).toThrow('End time must be after the start time');
  });

  it('refuses a duration longer than the span', () => {
    expect(() => changeSpan(stored, { duration: 3601 })).toThrow('Duration is longer than the time between start and end');
  });
});
