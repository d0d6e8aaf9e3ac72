import { dollarText, multiplyDivideHalfUp } from '../../money';
import { evaluate, readSum } from '../expression';
import { listed } from '../listed';
import { readNumber } from '../numbers';
import { has } from '../phrases';
import type { VoiceAnswer } from '../types';
import { plainNumber } from '../units';
import { answer, unclear } from './calculation-answers';

/** Dollars rounded half up, on whole cents; null where there are more than two decimals or too many dollars. */
function cents(value: number): number | null {
  const whole = Math.round(value * 100);
  return Math.abs(value * 100 - whole) < 1e-6 && Number.isSafeInteger(whole) && Math.abs(whole) < 1e13 ? whole : null;
}

const GST_RATE = 15;
const INCLUSIVE = listed(`
  including gst, includes gst, include gst, incl gst, inc gst, gst included, gst inclusive, gst incl, gst inc, inclusive of
  gst, including the gst, with gst in it, with gst included`);

/** The words without the rate that was said of GST (`15% gst on 200`, `gst at 15 percent`); null where it is not GST's rate. */
function withoutRate(words: readonly string[]): readonly string[] | null {
  const mark = words.findIndex((word) => word === 'percent' || word === 'pc');
  if (mark < 0) return words;
  const at = words.findIndex((_, index) => readNumber(words, index)?.next === mark);
  const link = ['at', 'of', 'is'].includes(words[at - 1] ?? '') ? at - 1 : at;
  const isOfGst = words[mark + 1] === 'gst' || words[link - 1] === 'gst';
  if (at < 0 || !isOfGst || readNumber(words, at)?.value !== GST_RATE) return null;
  return [...words.slice(0, words[mark + 1] === 'gst' ? at : link), ...words.slice(mark + 1)];
}

/** `plus GST`, `less GST`, `including GST`, `the GST on` and `in`. GST is 15 %: x 3/23 of a sum that holds it. */
export function gst(said: readonly string[]): VoiceAnswer | null {
  if (!has(said, ['gst'])) return null;
  const words = withoutRate(said);
  if (!words) return unclear('GST is 15%. Say an amount, such as 450 plus GST');
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
    return answer('gst-exclusive', `${dollarText(amount)} less GST`, dollarText(amount - inside), { gst: dollarText(inside) });
  if (has(words, ['gst in', 'gst content of', 'gst inside', 'gst included in']))
    return answer('gst-inside', `The GST in ${dollarText(amount)}`, dollarText(inside));
  if (has(words, INCLUSIVE)) {
    const say = `${dollarText(amount)} including GST holds ${dollarText(inside)} GST, and is ${dollarText(amount - inside)} without it`;
    return {
      ...answer('gst-included', `${dollarText(amount)} including GST`, dollarText(amount), { gst: dollarText(inside) }),
      say,
    };
  }
  if (has(words, ['gst on', 'gst of', 'gst for'])) return answer('gst', `GST on ${dollarText(amount)}`, dollarText(onTop));
  return answer('gst-inclusive', `${dollarText(amount)} plus GST`, dollarText(amount + onTop), { gst: dollarText(onTop) });
}

/** `15 percent of 200`, `450 plus 20 percent`, `20 percent markup on 450`, `10 percent off 450`. */
export function percent(words: readonly string[]): VoiceAnswer | null {
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
