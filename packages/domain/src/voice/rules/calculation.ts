import { multiplyDivideHalfUp } from '../../money';
import { evaluate, type Quantity, readSum } from '../expression';
import { listed } from '../listed';
import { readNumber } from '../numbers';
import { after, has, trimmed } from '../phrases';
import { wordsOf } from '../tokens';
import type { Rule, VoiceAnswer } from '../types';
import { lengthUnit, plainNumber } from '../units';

const ASKS = listed(`
  what is, whats, what are, what does, how much is, how many is, how many, calculate, work out, figure out, whats the, what
  is the, do the maths on, do the math on, how much, how long is, convert, give me, calc, add up`);
const UNITS = ['', ' m', ' m²', ' m³'];
const EDGE = new Set(
  listed(`
  the, a, of, for, please, is, =, equals, equal, to, in, total, altogether, come, slab, room, wall, floor, deck, that, with,
  got, i, have, need, do`),
);

const answer = (action: string, sum: string, result: string, more: Record<string, string> = {}): VoiceAnswer => ({
  intent: 'calculation',
  action,
  parameters: { expression: sum, result, ...more },
  say: `${sum} is ${result}`,
});

const unclear = (say: string): VoiceAnswer => ({ intent: 'calculation', action: 'unclear', parameters: {}, say });

/** Dollars rounded half up, on whole cents; null where there are more than two decimals or too many dollars. */
function cents(value: number): number | null {
  const whole = Math.round(value * 100);
  return Math.abs(value * 100 - whole) < 1e-6 && Number.isSafeInteger(whole) && Math.abs(whole) < 1e13 ? whole : null;
}

const dollars = (value: number): string => `$${(value / 100).toLocaleString('en-NZ', { minimumFractionDigits: 2 })}`;

/** `plus GST`, `less GST`, `the GST on` and `in`. GST is 15 %: x 3/23 of a sum that holds it. */
function gst(words: readonly string[]): VoiceAnswer | null {
  if (!has(words, ['gst'])) return null;
  const at = words.findIndex((word, index) => word !== '-' && readNumber(words, index) !== null);
  const sum = at < 0 ? null : readSum(words, at);
  const total = sum && evaluate(sum.value);
  const amount = total?.power === 0 ? cents(total.value) : null;
  if (amount === null) return unclear('Say an amount, such as 450 plus GST');
  const inside = multiplyDivideHalfUp(amount, 3, 23);
  const onTop = multiplyDivideHalfUp(amount, 15, 100);
  if (
    has(words, [
      'less gst',
      'minus gst',
      'without gst',
      'excluding gst',
      'ex gst',
      'take gst off',
      'take off gst',
      'take the gst off',
      'before gst',
      'exclusive',
    ])
  )
    return answer('gst-exclusive', `${dollars(amount)} less GST`, dollars(amount - inside), { gst: dollars(inside) });
  if (has(words, ['gst in', 'gst content of', 'gst inside', 'gst included in']))
    return answer('gst-inside', `The GST in ${dollars(amount)}`, dollars(inside));
  if (has(words, ['gst on', 'gst of', 'gst for'])) return answer('gst', `GST on ${dollars(amount)}`, dollars(onTop));
  return answer('gst-inclusive', `${dollars(amount)} plus GST`, dollars(amount + onTop), { gst: dollars(onTop) });
}

/** `15 percent of 200`, `450 plus 20 percent`, `20 percent markup on 450`, `10 percent off 450`. */
function percent(words: readonly string[]): VoiceAnswer | null {
  const mark = words.findIndex((word) => word === 'percent' || word === 'pc');
  if (mark < 0) return null;
  const rate = words.map((_, at) => readNumber(words, at)).find((number) => number?.next === mark);
  const base = words
    .map((_, at) => ({ at, number: readNumber(words, at) }))
    .find(({ at, number }) => number && number.next !== mark && (at > mark || number.next < mark));
  if (!rate || !base?.number) return unclear('Say a percentage and an amount, such as 15 percent of 200');
  const [share, amount] = [rate.value, base.number.value];
  const part = (amount * share) / 100;
  const shown = plainNumber(amount);
  if (has(words, ['off', 'less', 'minus', 'discount', 'take']))
    return answer('percent-off', `${shown} less ${share}%`, plainNumber(amount - part));
  if (has(words, ['plus', 'add', 'markup', 'mark up', 'margin', 'on top', 'on']))
    return answer('markup', `${shown} plus ${share}%`, plainNumber(amount + part));
  return answer('percent', `${share}% of ${shown}`, plainNumber(part));
}

/** `3.6 metres in millimetres`, `convert 8 foot to metres`. */
function conversion(words: readonly string[]): VoiceAnswer | null {
  const sum = readSum(
    words,
    words.findIndex((_, at) => readNumber(words, at) !== null),
  );
  if (sum?.value.terms.length !== 1 || sum.value.terms[0]?.power !== 1) return null;
  const at = ['in', 'to', 'into', 'as'].includes(words[sum.next] ?? '') ? sum.next + 1 : -1;
  const unit = at > 0 ? lengthUnit(words[at]) : null;
  if (!unit || at + 1 < words.length) return null;
  return answer(
    'convert',
    sum.value.shown.join(' '),
    `${plainNumber((sum.value.terms[0]?.value ?? 0) / unit.metres)} ${unit.name}`,
  );
}

/** Timber is still called by its inches. Sawn and dressed sizes as New Zealand merchants list them. */
const TIMBER: Record<string, string> = {
  '2×2': '50 × 50 mm sawn, 45 × 45 mm dressed',
  '3×2': '75 × 50 mm sawn, 70 × 45 mm dressed',
  '4×2': '100 × 50 mm sawn, 90 × 45 mm dressed',
  '4×4': '100 × 100 mm sawn, 90 × 90 mm dressed',
  '6×2': '150 × 50 mm sawn, 140 × 45 mm dressed',
  '8×2': '200 × 50 mm sawn, 190 × 45 mm dressed',
  '10×2': '250 × 50 mm sawn, 240 × 45 mm dressed',
  '12×2': '300 × 50 mm sawn, 290 × 45 mm dressed',
};

function timber(words: readonly string[], shown: string): VoiceAnswer | null {
  const size = TIMBER[shown.replaceAll(' ', '')];
  if (!size || !(words.includes('be') || words.includes('timber') || words[0] === 'a')) return null;
  return {
    intent: 'calculation',
    action: 'timber',
    parameters: { expression: shown, result: size },
    say: `${shown} timber is ${size}`,
  };
}

function measure(words: readonly string[], value: Quantity, shown: string): VoiceAnswer {
  const wantsArea = has(words, ['area', 'square metres', 'square meters', 'floor', 'squares', 'm2']);
  const wantsVolume = has(words, ['volume', 'cubes', 'cubic metres', 'cubic meters', 'concrete', 'cube', 'm3']);
  const factors = shown.split(' × ').length;
  const power =
    value.power === 0 && wantsArea && factors === 2 ? 2 : value.power === 0 && wantsVolume && factors === 3 ? 3 : value.power;
  const action = power === 2 ? 'area' : power === 3 ? 'volume' : 'sum';
  return answer(action, shown, `${plainNumber(value.value)}${UNITS[power] ?? ''}`);
}

/** Sums, areas, volumes, percentages, GST and conversions. Answers only what was said: an amount is never made up. */
export const calculation: Rule = ({ tokens }) => {
  const asked = after(tokens, ASKS);
  const rest = trimmed(asked ?? tokens, EDGE);
  const words = wordsOf(rest);
  const isArticle = words[0] === undefined;
  if (isArticle) return null;
  const special = gst(words) ?? percent(words) ?? conversion(words);
  if (special) return special;
  const start = words.findIndex((word, at) => word !== 'a' && readNumber(words, at) !== null);
  const sum = start < 0 ? null : readSum(words, start);
  if (!sum || sum.value.operators.length === 0) return null;
  const isMeasure = has(words, ['area', 'volume', 'concrete', 'square metres', 'cubic metres']);
  if (!asked && !isMeasure && (start > 1 || sum.next < words.length)) return null;
  const shown = sum.value.shown.join(' ');
  const ofTimber = timber(words, shown);
  if (ofTimber) return ofTimber;
  const value = evaluate(sum.value);
  return value ? measure(words, value, shown) : unclear(`${shown} has no answer`);
};
