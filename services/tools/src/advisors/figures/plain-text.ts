import { fold } from '@dwang/domain';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const SPELLED = new RegExp(
  `(?<![\\d.])\\b(half a|a|${NUMBERS.join('|')}|\\d{1,2})( and a half)?[ -](?:met(?:re|er)s?|m)\\b( and a half)?`,
  'g',
);

function spelledMetres(_: string, number: string, halfBefore?: string, halfBehind?: string): string {
  if (number === 'half a') return '0.5 m';
  const whole = number === 'a' ? 1 : NUMBERS.includes(number) ? NUMBERS.indexOf(number) : Number(number);
  return `${whole + (halfBefore || halfBehind ? 0.5 : 0)} m`;
}

/** A situation as it is read: folded, `30,000` and `1,2 m` with a point alone, no points that end no sentence. */
export const plainText = (situation: string): string =>
  fold(situation)
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/\b(approx|max|min|incl|excl|ca|c)\./g, '$1')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(?<=\d(?:mm|m)?) ?[x×*] ?(?=\d)/g, ' x ')
    .replaceAll(SPELLED, spelledMetres);

/** Its sentences and lines. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/([.!?;])\s+/g, '$1\n')
    .split('\n')
    .filter((sentence) => sentence.trim());

/** How far words may stand from a figure and still be read with it, in characters: a bound for the patterns too. */
export const NEAR = 60;
