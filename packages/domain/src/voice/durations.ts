import { readCount, readNumber } from './numbers';
import { type Found } from './phrases';

const HOUR = 3600;
const MINUTE = 60;
/** A working day of 8 hours, as on the timer card. Source: specification 1, section 9. */
const WORKDAY = 8 * HOUR;
const HALF_DAY = 4 * HOUR;

const isHour = (word: string | undefined): boolean => /^(h|hr|hrs|hour|hours|our|ours)$/.test(word ?? '');
const isMinute = (word: string | undefined): boolean => /^(min|mins|minute|minutes)$/.test(word ?? '');
const isTimeUnit = (word: string | undefined): boolean => isHour(word) || isMinute(word);
const isOne = (word: string | undefined): boolean =>
  word === 'a' || word === 'an' || word === 'one' || word === 'won' || word === '1';

const found = (value: number, next: number): Found<number> => ({ value, next });

/** `half an hour`, `a half hour`, `quarter of an hour`, `three quarters of an hour`, `half a day`. */
function readPart(words: readonly string[], start: number): Found<number> | null {
  const at = isOne(words[start]) ? start + 1 : start;
  const isThree = ['three', '3'].includes(words[at] ?? '') && /^quarters?$/.test(words[at + 1] ?? '');
  const share = isThree
    ? 0.75
    : words[at] === 'half' || words[at] === '1/2'
      ? 0.5
      : words[at] === 'quarter'
        ? 0.25
        : words[at] === '3/4'
          ? 0.75
          : null;
  if (share === null) return null;
  let next = isThree ? at + 2 : at + 1;
  if (words[next] === 'of') next += 1;
  if (isOne(words[next])) next += 1;
  if (isHour(words[next])) return found(share * HOUR, next + 1);
  return share === 0.5 && words[next] === 'day' ? found(HALF_DAY, next + 1) : null;
}

const STANDS_ALONE = new Set([
  'on',
  'at',
  'for',
  'to',
  'yesterday',
  'today',
  'lunch',
  'break',
  'smoko',
  'this',
  'last',
  'doing',
  'with',
  undefined,
]);

/** After the hours: `and a half`, `and 20 minutes`, `twenty`, `15 mins`. */
function readRest(words: readonly string[], at: number, mayBeHalf: boolean): Found<number> {
  const and = words[at] === 'and' ? at + 1 : at;
  const half = isOne(words[and]) ? and + 1 : and;
  if (mayBeHalf && and > at && words[half] === 'half' && !isHour(words[half + 1])) return found(0.5 * HOUR, half + 1);
  if (mayBeHalf && and > at && words[half] === 'quarter') return found(0.25 * HOUR, half + 1);
  if (mayBeHalf && and > at && ['three', '3'].includes(words[and] ?? '') && /^quarters?$/.test(words[and + 1] ?? ''))
    return found(0.75 * HOUR, and + 2);
  const minutes = readNumber(words, and);
  if (!minutes || !Number.isInteger(minutes.value) || minutes.value < 1 || minutes.value > 59) return found(0, at);
  if (isMinute(words[minutes.next]) || words[minutes.next] === 'm') return found(minutes.value * MINUTE, minutes.next + 1);
  // `2 hrs 20 Smith deck`: a round figure of minutes, and no house number, which would follow `on` or stand before a street.
  const isRound = minutes.value % 5 === 0 && !/^(road|rd|street|st|ave|avenue)$/.test(words[minutes.next + 1] ?? '');
  return STANDS_ALONE.has(words[minutes.next]) || (isRound && and === at)
    ? found(minutes.value * MINUTE, minutes.next)
    : found(0, at);
}

/**
 * A length of time in whole seconds: `two and a half hours`, `an hour and a quarter`, `three quarters of an hour`, `2h30`, `2:30 hours`,
 * `90 minutes`, `half a day` (4 h), `all day` (8 h).
 */
export function readDuration(words: readonly string[], at: number): Found<number> | null {
  const part = readPart(words, at);
  if (part) return part;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(words[at] ?? '');
  if (clock && isHour(words[at + 1])) return found(Number(clock[1]) * HOUR + Number(clock[2]) * MINUTE, at + 2);
  const one = isOne(words[at]) ? at + 1 : at;
  const isFull = words[one] === 'full' || words[one] === 'whole' || words[at] === 'all';
  if (isFull && words[one + 1] === 'day') return found(WORKDAY, one + 2);
  const isMore = words[one + 1] === 'and' && ['a', 'half'].includes(words[one + 2] ?? '');
  if (one > at && words[one] === 'day') return isMore ? null : found(WORKDAY, one + 1);
  if (words[one] === 'solid' && isHour(words[one + 1])) return found(HOUR, one + 2);
  const isBareHour = words[one] === 'hour' && !isOne(words[one - 1]) ? at === one : false;
  if ((one > at && isHour(words[one])) || isBareHour) {
    const rest = readRest(words, one + 1, true);
    return found(HOUR + rest.value, rest.next);
  }
  const count = readCount(words, at, (word) => isTimeUnit(word) || word === 'solid');
  if (!count) return null;
  const unit = words[count.next] === 'solid' ? count.next + 1 : count.next;
  if (isMinute(words[unit])) return found(Math.round(count.value * MINUTE), unit + 1);
  if (!isHour(words[unit])) return null;
  const rest = readRest(words, unit + 1, Number.isInteger(count.value));
  return found(Math.round(count.value * HOUR) + rest.value, rest.next);
}
