import { type DaySeconds, type WorkedSpan, workedBefore } from './day-split';
import { decimalHoursBetween } from './duration';
import { labourCents, multiplyDivideHalfUp } from './money';
import { addDays, startOfDay } from './zone';

/** An entry's work and its rate in cents an hour. */
export interface PaidSpan extends WorkedSpan {
  rateCents: number;
  /** Seconds charged, where rounding makes them other than those worked. */
  billedSeconds?: number | undefined;
}

export interface DayOfWork extends DaySeconds {
  cents: number;
}

/** What of an entry falls within the half-open span `[from, to)` of instants. An entry's cents are shared out so that its parts sum to its amount. */
export function paidWithin(work: PaidSpan, from: number, to: number): { seconds: number; cents: number } {
  const [before, after] = [workedBefore(work, from), workedBefore(work, to)];
  return { seconds: after - before, cents: centsOf(work, after) - centsOf(work, before) };
}

/** The part of an entry in a list of some days: from `start` to `end`, what was worked then, and its share of hours and of money. */
export interface PaidPart {
  start: number;
  end: number;
  seconds: number;
  cents: number;
  /** Worked and charged, as decimals (`"2.50"`). */
  hours: string;
  chargedHours: string;
}

/** What a list of `[from, to)` says of an entry: what is written of its parts sums to what is written of the whole. */
export function partWithin(work: PaidSpan, from: number, to: number): PaidPart {
  const [before, after] = [workedBefore(work, from), workedBefore(work, to)];
  return {
    ...paidWithin(work, from, to),
    start: Math.max(work.start, from),
    end: Math.min(work.end, to),
    hours: decimalHoursBetween(before, after),
    chargedHours: decimalHoursBetween(chargedOf(work, before), chargedOf(work, after)),
  };
}

/** What the first `worked` seconds earn. */
const centsOf = (work: PaidSpan, worked: number): number => labourCents(chargedOf(work, worked), work.rateCents);

/** What is charged of the first `worked` seconds: of rounded time their share. */
const chargedOf = ({ seconds, billedSeconds = seconds }: PaidSpan, worked: number): number =>
  billedSeconds === seconds ? worked : multiplyDivideHalfUp(worked, billedSeconds, seconds);

/** Sums entries by the days `first` to `last` of `zone`, both included, split at local midnight like `splitByDay`. Days without work are there, with 0. */
export function sumByDay(entries: Iterable<PaidSpan>, first: string, last: string, zone: string): DayOfWork[] {
  const days: DayOfWork[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push({ day, seconds: 0, cents: 0 });
  const edges = [...days.map(({ day }) => day), addDays(last, 1)].map((day) => startOfDay(day, zone));
  for (const entry of entries) {
    for (let index = dayIndex(edges, entry.start); index < days.length; index += 1) {
      const [sum, from, to] = [days[index], edges[index], edges[index + 1]];
      if (!sum || from === undefined || to === undefined || from >= entry.end) break;
      const { seconds, cents } = paidWithin(entry, from, to);
      sum.seconds += seconds;
      sum.cents += cents;
    }
  }
  return days;
}

/** The place of the day that holds `instant`, by halving; 0 for one before them all. */
function dayIndex(edges: readonly number[], instant: number): number {
  let [low, high] = [0, edges.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((edges[middle] ?? Number.POSITIVE_INFINITY) <= instant) low = middle;
    else high = middle - 1;
  }
  return low;
}
