import { type ClockTime, readClock } from './clock-times';
import { listed } from './listed';
import type { Found } from './phrases';

/** From and to on one day, in minutes since midnight; `end` may lie on the next day (over 1440). */
export interface Span {
  start: number;
  end: number;
  /** The same span in the other half of the day is as likely: the person is asked. */
  other: { start: number; end: number } | null;
}

const DAY = 24 * 60;
const HALF = 12 * 60;
/** Nobody is taken to have started work before 5 in the morning, or ended after 9 at night, unless they say so. */
const EARLIEST = 5 * 60;
const LATEST = 21 * 60;
const SEPARATORS = new Set(
  listed(`
  to, too, 2, two, til, till, until, through, thru, -, and, finish, finished, out`),
);

/** Which of the readings of a 12-hour span is meant. Both times as said: only one that fits a working day is taken without asking. */
function settle(from: ClockTime, to: ClockTime): Span {
  const starts = from.isFixed ? [from.minutes] : halves(from.minutes);
  const ends = to.isFixed ? [to.minutes] : halves(to.minutes);
  const all = starts.flatMap((start) => ends.filter((end) => end > start).map((end) => ({ start, end })));
  const likely = all
    .filter(({ start, end }) => (from.isFixed || start >= EARLIEST) && (to.isFixed || end <= LATEST) && end - start <= 14 * 60)
    .sort((one, other) => one.start - other.start || one.end - other.end);
  const shortest = likely.filter((span) => !likely.some((better) => better.start === span.start && better.end < span.end));
  const [first, second] = shortest;
  if (first) return { ...first, other: second ?? null };
  const start = starts[0] ?? 0;
  const end = ends.find((minutes) => minutes > start) ?? (ends[0] ?? 0) + DAY;
  return { start, end, other: null };
}

const halves = (minutes: number): number[] => [minutes % HALF, (minutes % HALF) + HALF];

function readSeparator(words: readonly string[], at: number): number | null {
  if (!SEPARATORS.has(words[at] ?? '')) return null;
  return at + 1;
}

/** `from half seven to four`, `7:30 - 4pm`, `between 8 and 12`, `seven until quarter to four`. */
export function readSpan(words: readonly string[], start: number): Found<Span> | null {
  const at = words[start] === 'from' || words[start] === 'between' ? start + 1 : start;
  const composite = readClock(words, at, true);
  const simple = readClock(words, at, false);
  for (const left of [composite, simple]) {
    if (!left) continue;
    const behind = readSeparator(words, left.next);
    const right = behind === null ? null : readClock(words, behind, true);
    if (right && words[left.next] === 'and' && words[start] !== 'between') continue;
    if (right) return { value: settle(left.value, right.value), next: right.next };
  }
  return null;
}

const STARTED = new Set(['started', 'start', 'starting', 'began', 'in', 'on site']);
const ENDED = new Set(['finished', 'finish', 'finishing', 'knockoff', 'stopped', 'done', 'out', 'ended', 'left']);

/** `started at seven, knocked off at half four`, with anything between. */
export function readStartAndEnd(words: readonly string[]): { value: Span; used: ReadonlySet<number> } | null {
  const begin = readEvent(words, 0, STARTED);
  const end = begin && readEvent(words, begin.next, ENDED);
  if (!begin || !end) return null;
  const used = new Set<number>();
  for (const { at, next } of [begin, end]) for (let index = at; index < next; index += 1) used.add(index);
  return { value: settle(begin.value, end.value), used };
}

function readEvent(words: readonly string[], from: number, names: ReadonlySet<string>) {
  for (let at = from; at < words.length; at += 1) {
    if (!names.has(words[at] ?? '')) continue;
    const clock = readClock(words, words[at + 1] === 'at' ? at + 2 : at + 1);
    if (clock) return { at, value: clock.value, next: clock.next };
  }
  return null;
}
