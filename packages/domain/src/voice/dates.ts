import { listed } from './listed';
import { readNumber } from './numbers';
import type { Found } from './phrases';

const MONTHS = listed(`
  january, february, march, april, may, june, july, august, september, october, november, december`);
const ORDINALS = listed(`
  first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth,
  fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth`);

const two = (value: number): string => String(value).padStart(2, '0');

function monthOf(word: string | undefined): number | null {
  const at =
    word && word.length >= 3
      ? MONTHS.findIndex((month) => month.startsWith(word) || (word === 'sept' && month === 'september'))
      : -1;
  return at < 0 ? null : at + 1;
}

/** `YYYY-MM-DD`, or null where the calendar has no such day. */
function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? `${year}-${two(month)}-${two(day)}` : null;
}

/** The nearest such day of the month (and year) on the asked side of today; today counts. */
function nearest(today: string, direction: -1 | 1, dayOfMonth: number, month: number | null): string | null {
  const [year = 0, present = 1] = today.split('-').map(Number);
  for (let step = 0; step < (month === null ? 13 : 9); step += 1) {
    const shifted = new Date(Date.UTC(year, present - 1 + direction * step, 1));
    const day =
      month === null
        ? toDay(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, dayOfMonth)
        : toDay(year + direction * step, month, dayOfMonth);
    if (day && (direction < 0 ? day <= today : day >= today)) return day;
  }
  return null;
}

function readDayOfMonth(words: readonly string[], at: number): Found<number> | null {
  const named = ORDINALS.indexOf(words[at] ?? '') + 1;
  if (named > 0) return { value: named, next: at + 1 };
  const isTens = words[at] === 'twenty' || words[at] === 'thirty';
  const tail = isTens ? ORDINALS.indexOf(words[at + 1] ?? '') + 1 : 0;
  if (tail > 0 && tail < 10) return { value: (words[at] === 'twenty' ? 20 : 30) + tail, next: at + 2 };
  if (words[at] === 'thirtieth') return { value: 30, next: at + 1 };
  const isDigits = /^\d{1,2}$/.test(words[at] ?? '') && /^(st|nd|rd|th)$/.test(words[at + 1] ?? '');
  return isDigits ? { value: Number(words[at]), next: at + 2 } : null;
}

/** `3rd of October`, `October 3`, `3 Oct`, `the 3rd`, `3/10`. */
export function readDate(words: readonly string[], start: number, today: string, direction: -1 | 1): Found<string> | null {
  const at = words[start] === 'the' ? start + 1 : start;
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(words[at] ?? '');
  if (slashed && !/^(h|hrs?|hours?|day|days|m|metres?)$/.test(words[at + 1] ?? '')) {
    const [, day, month, year] = slashed;
    const full = year
      ? toDay(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
      : nearest(today, direction, Number(day), Number(month));
    return full ? { value: full, next: at + 1 } : null;
  }
  const first = monthOf(words[at]);
  const behind = first ? (readDayOfMonth(words, at + 1) ?? plainDay(words, at + 1)) : null;
  if (first && behind) return settled(nearest(today, direction, behind.value, first), behind.next);
  const ordinal = readDayOfMonth(words, at);
  const day = ordinal ?? plainDay(words, at);
  if (!day) return null;
  const monthAt = words[day.next] === 'of' ? day.next + 1 : day.next;
  const month = monthOf(words[monthAt]);
  if (month) return settled(nearest(today, direction, day.value, month), monthAt + 1);
  const isAlone = ordinal !== null && at > start && BEHIND_A_DAY.has(words[day.next]);
  return isAlone ? settled(nearest(today, direction, day.value, null), day.next) : null;
}

/** What may follow "the 3rd" when it is a day: "the first floor" is none. */
const BEHIND_A_DAY: ReadonlySet<string | undefined> = new Set([
  undefined,
  'on',
  'at',
  'for',
  'from',
  'to',
  'i',
  'we',
  'doing',
  'with',
  'in',
  'morning',
  'arvo',
  'afternoon',
  'evening',
  'half',
  'less',
  'between',
]);

const settled = (value: string | null, next: number): Found<string> | null => (value ? { value, next } : null);

function plainDay(words: readonly string[], at: number): Found<number> | null {
  const number = readNumber(words, at);
  return number && Number.isInteger(number.value) && number.value >= 1 && number.value <= 31 ? number : null;
}
