import type { Found } from './phrases';

const SMALL: Record<string, number> = {
  zero: 0,
  oh: 0,
  nil: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  dozen: 12,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** What recognisers write for a number that stands before a unit. */
const SOUNDS_LIKE: Record<string, number> = { to: 2, too: 2, for: 4, fore: 4, won: 1, ate: 8 };
const FRACTIONS: Record<string, number> = { '1/2': 0.5, '1/4': 0.25, '3/4': 0.75, '1/3': 1 / 3, '2/3': 2 / 3 };

const found = (value: number, next: number): Found<number> => ({ value, next });

function readBelowHundred(words: readonly string[], at: number): Found<number> | null {
  const word = words[at] ?? '';
  const ten = TENS[word];
  if (ten !== undefined) {
    const one = SMALL[words[at + 1] ?? ''];
    return one !== undefined && one > 0 && one < 10 ? found(ten + one, at + 2) : found(ten, at + 1);
  }
  const small = SMALL[word];
  return small === undefined || word === 'oh' ? null : found(small, at + 1);
}

/** `hundred` or `thousand` after a number, and what may follow it. */
function grow(
  words: readonly string[],
  start: Found<number>,
  name: string,
  factor: number,
  more: typeof readBelowHundred,
): Found<number> {
  if (words[start.next] !== name) return start;
  const value = start.value * factor;
  const tail = more(words, words[start.next + 1] === 'and' ? start.next + 2 : start.next + 1);
  const isFraction = words[start.next + 1] === 'and' && words[start.next + 2] === 'a';
  return tail && tail.value < factor && !isFraction ? found(value + tail.value, tail.next) : found(value, start.next + 1);
}

function readWhole(words: readonly string[], at: number): Found<number> | null {
  const isOne = (words[at] === 'a' || words[at] === 'an') && ['hundred', 'thousand', 'dozen'].includes(words[at + 1] ?? '');
  const start = isOne && words[at + 1] !== 'dozen' ? found(1, at + 1) : readBelowHundred(words, isOne ? at + 1 : at);
  if (!start) return null;
  const hundreds = grow(words, start, 'hundred', 100, readBelowHundred);
  const belowThousand = (list: readonly string[], from: number) => {
    const small = readBelowHundred(list, from);
    return small && grow(list, small, 'hundred', 100, readBelowHundred);
  };
  return grow(words, hundreds, 'thousand', 1000, belowThousand);
}

const digitOf = (word: string | undefined): string | null => {
  if (word === undefined) return null;
  if (/^\d$/.test(word)) return word;
  const small = SMALL[word];
  return small !== undefined && small < 10 ? String(small) : null;
};

/** `point six`, `point two four`, `point 75`. */
function readDecimals(words: readonly string[], at: number): Found<number> | null {
  if (words[at] !== 'point' && words[at] !== 'decimal') return null;
  if (/^\d+$/.test(words[at + 1] ?? '')) return found(Number(`0.${words[at + 1]}`), at + 2);
  let [digits, next] = ['', at + 1];
  for (let digit = digitOf(words[next]); digit !== null; digit = digitOf(words[next])) {
    digits += digit;
    next += 1;
  }
  const ten = digits === '' ? readBelowHundred(words, next) : null;
  if (ten) return found(Number(`0.${ten.value}`), ten.next);
  return digits === '' ? null : found(Number(`0.${digits}`), next);
}

/** `and a half`, `and three quarters`, `1/2`. */
function readFraction(words: readonly string[], at: number): Found<number> | null {
  const direct = FRACTIONS[words[at] ?? ''];
  if (direct !== undefined) return found(direct, at + 1);
  if (words[at] !== 'and' && words[at] !== 'n') return null;
  const one = words[at + 1] === 'a' || words[at + 1] === 'one' ? at + 2 : at + 1;
  if (words[one] === 'half' || words[one] === 'halve') return found(0.5, one + 1);
  if (words[one] === 'quarter') return found(0.25, one + 1);
  if (words[one] === 'third') return found(1 / 3, one + 1);
  const isThree = ['three', '3'].includes(words[at + 1] ?? '');
  return isThree && /^quarters?$/.test(words[at + 2] ?? '') ? found(0.75, at + 3) : null;
}

/** A number in figures or words at `at`: `3.6`, `two and a half`, `three point six`, `twenty four hundred`, `a couple`. Never a guess. */
export function readNumber(words: readonly string[], at: number): Found<number> | null {
  const word = words[at] ?? '';
  if (FRACTIONS[word] !== undefined) return readFraction(words, at);
  const couple = words[at] === 'a' ? at + 1 : at;
  if (words[couple] === 'couple') return found(2, words[couple + 1] === 'of' ? couple + 2 : couple + 1);
  const bare = readDecimals(words, at);
  if (bare) return bare;
  const start = /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(word) ? found(Number(word), at + 1) : readWhole(words, at);
  if (!start) return null;
  const scaled = /^\d/.test(word) && words[start.next] === 'thousand' ? found(start.value * 1000, start.next + 1) : start;
  const tail = Number.isInteger(scaled.value) ? (readDecimals(words, scaled.next) ?? readFraction(words, scaled.next)) : null;
  const whole = tail ? found(scaled.value + tail.value, tail.next) : scaled;
  return words[whole.next] === 'thousand' && whole.value < 1000
    ? found(Math.round(whole.value * 1_000_000) / 1000, whole.next + 1)
    : whole;
}

/** A number before a unit, also as recognisers mishear it (`for hours`, `to and a half hours`). */
export function readCount(
  words: readonly string[],
  at: number,
  isUnit: (word: string | undefined) => boolean,
): Found<number> | null {
  const number = readNumber(words, at);
  if (number) return isUnit(words[number.next]) ? number : null;
  const heard = SOUNDS_LIKE[words[at] ?? ''];
  if (heard === undefined) return null;
  const fraction = readFraction(words, at + 1);
  const next = fraction ? fraction.next : at + 1;
  return isUnit(words[next]) ? found(heard + (fraction?.value ?? 0), next) : null;
}
