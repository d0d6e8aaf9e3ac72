import fc from 'fast-check';
import { splitByDay, workedWithin } from '../day-split';
import { sumByDay } from '../days-of-work';
import { parseDuration, toClock, toDecimalHours, toHoursMinutes } from '../duration';
import { labourCents } from '../money';
import { addDays, dayOf, daySpan, daysBetween, instantOf, startOfDay, startOfMonth, startOfWeek, wallTime } from '../zone';

/** The zones that are proved: New Zealand's two, a change of half an hour, the far sides of the date line, and no change at all. */
export const PROVED_ZONES = [
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
];
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2035-12-31';
const MONTH_SECONDS = 31 * 24 * 3600;

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 10, 30) });
const day = fc.integer({ min: 0, max: daysBetween(FIRST_DAY, '2035-11-30') }).map((count) => addDays(FIRST_DAY, count));
const second = fc.integer({ min: 0, max: 86_399 });

/** An entry of up to 31 days, with breaks or without, at any millisecond; most are shorter than two days. */
const entry = fc
  .tuple(
    instant,
    fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 172_800 }) }, fc.integer({ min: 1, max: MONTH_SECONDS })),
  )
  .chain(([start, span]) =>
    fc.record({
      start: fc.constant(start),
      end: fc.integer({ min: 0, max: 499 }).map((more) => start + span * 1000 + (span < MONTH_SECONDS ? more : 0)),
      seconds: fc.oneof(fc.constant(span), fc.integer({ min: 1, max: span })),
      rateCents: fc.integer({ min: 0, max: 9_999_999 }),
    }),
  );

type Property = (zone: string) => fc.IProperty<unknown>;
const property =
  <Value>(arbitrary: fc.Arbitrary<Value>, holds: (value: Value, zone: string) => boolean): Property =>
  (zone) =>
    fc.property(arbitrary, (value) => holds(value, zone)) as fc.IProperty<unknown>;

/** What must hold in every zone, whatever zone the process runs in. */
const TIME_PROPERTIES: Record<string, Property> = {
  'day parts sum to the duration, lie on the days of the entry in order, and none is longer than its day': property(
    entry,
    (work, zone) => {
      const parts = splitByDay(work.start, work.end, work.seconds, zone);
      const days = parts.map((part) => part.day);
      return (
        parts.reduce((sum, part) => sum + part.seconds, 0) === work.seconds &&
        days.every((one, index) => index === 0 || one > String(days[index - 1])) &&
        String(days[0]) >= dayOf(work.start, zone) &&
        String(days.at(-1)) <= dayOf(work.end - 1, zone) &&
        parts.every((part) => {
          const { from, to } = daySpan(part.day, part.day, zone);
          return part.seconds > 0 && part.seconds * 1000 <= to - from;
        })
      );
    },
  ),
  'sums of days are the parts of the entries, and their cents the amounts': property(
    fc.array(entry, { minLength: 1, maxLength: 3 }),
    (entries, zone) => {
      const first = dayOf(Math.min(...entries.map(({ start }) => start)), zone);
      const last = dayOf(Math.max(...entries.map(({ end }) => end)), zone);
      if (daysBetween(first, last) > 400) return true;
      const sums = sumByDay(entries, first, last, zone);
      const parts = new Map<string, number>();
      for (const { start, end, seconds } of entries) {
        for (const part of splitByDay(start, end, seconds, zone)) parts.set(part.day, (parts.get(part.day) ?? 0) + part.seconds);
      }
      const cents = entries.reduce((sum, { seconds, rateCents }) => sum + labourCents(seconds, rateCents), 0);
      return (
        sums.every((sum) => sum.seconds === (parts.get(sum.day) ?? 0)) && sums.reduce((sum, one) => sum + one.cents, 0) === cents
      );
    },
  ),
  'an entry cut anywhere at a whole second counts for each day what it counted whole': property(
    fc.tuple(instant, fc.integer({ min: 2, max: 172_800 }), fc.integer({ min: 1, max: 172_799 })),
    ([start, seconds, at], zone) => {
      if (at >= seconds) return true;
      const [middle, end] = [start + at * 1000, start + seconds * 1000];
      const whole = new Map(splitByDay(start, end, seconds, zone).map((part) => [part.day, part.seconds]));
      for (const part of [...splitByDay(start, middle, at, zone), ...splitByDay(middle, end, seconds - at, zone)]) {
        whole.set(part.day, (whole.get(part.day) ?? 0) - part.seconds);
      }
      // A start between two seconds may round the second at midnight to either side.
      return [...whole.values()].every((rest) => Math.abs(rest) <= (start % 1000 === 0 ? 0 : 1));
    },
  ),
  'a week and a month hold exactly their days': property(entry, (work, zone) => {
    const today = dayOf(work.start, zone);
    const week = startOfWeek(today, 0);
    const month = startOfMonth(today);
    const nextMonth = startOfMonth(addDays(month, 31));
    return [
      [week, addDays(week, 6)],
      [month, addDays(nextMonth, -1)],
    ].every(([first = '', last = '']) => {
      const { from, to } = daySpan(first, last, zone);
      const days = sumByDay([work], first, last, zone);
      return days.reduce((sum, one) => sum + one.seconds, 0) === workedWithin(work, from, to);
    });
  }),
  'an instant lies in the day that Intl names, which begins before it and ends after it': property(instant, (at, zone) => {
    const named = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);
    const { from, to } = daySpan(named, named, zone);
    return dayOf(at, zone) === named && from <= at && at < to && dayOf(from, zone) === named && dayOf(from - 1, zone) < named;
  }),
  'a day and time typed come back from their instant, or lie in the hour that clocks skip': property(
    fc.tuple(day, second),
    ([typed, seconds], zone) => {
      const time = toClock(seconds);
      const at = instantOf(typed, time, zone);
      const { hour, minute, second: rest } = wallTime(at, zone);
      const shown = dayOf(at, zone) === typed ? hour * 3600 + minute * 60 + rest : -1;
      if (shown === seconds) return true;
      const { from, to } = daySpan(typed, typed, zone);
      return to - from < 86_400_000 && shown > seconds && shown - seconds <= 3600;
    },
  ),
  'a duration written as a clock is read back, and its hours round by less than half a unit': property(
    fc.integer({ min: 1, max: 999 * 3600 }),
    (seconds) => {
      const minutes = parseDuration(toHoursMinutes(seconds)) ?? 0;
      return (
        parseDuration(toClock(seconds)) === seconds &&
        Math.abs(minutes - seconds) <= 30 &&
        Math.abs(Number(toDecimalHours(seconds)) * 3600 - seconds) <= 18.001
      );
    },
  ),
};

/** Runs every property `runs` times in `zone`; throws with seed and path at the first that fails. */
export function proveTime(zone: string, runs: number, seed: number): void {
  for (const [name, of] of Object.entries(TIME_PROPERTIES)) {
    try {
      fc.assert(of(zone), { numRuns: runs, seed });
    } catch (error) {
      throw new Error(`In ${zone}: ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Walks every day of 2020 to 2035: days follow one another without gap, none but those of a change of clocks has other than 24 hours. Answers how many had. */
export function walkDays(zone: string): { days: number; changes: number } {
  let [days, changes] = [0, 0];
  for (let one = FIRST_DAY; one <= LAST_DAY; one = addDays(one, 1)) {
    const [from, to] = [startOfDay(one, zone), startOfDay(addDays(one, 1), zone)];
    if (dayOf(from, zone) !== one || dayOf(from - 1, zone) !== addDays(one, -1))
      throw new Error(`${one} in ${zone} begins wrong`);
    if (to - from !== 86_400_000) changes += 1;
    if (Math.abs(to - from - 86_400_000) > 3_600_000) throw new Error(`${one} in ${zone} lasts ${(to - from) / 3_600_000} hours`);
    days += 1;
  }
  return { days, changes };
}
