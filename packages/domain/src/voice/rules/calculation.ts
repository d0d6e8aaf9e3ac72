import { evaluate, type Quantity, readSum } from '../expression';
import { listed } from '../listed';
import { readNumber } from '../numbers';
import { after, has, trimmed } from '../phrases';
import { wordsOf } from '../tokens';
import type { Rule, VoiceAnswer } from '../types';
import { lengthUnit, plainNumber } from '../units';
import { answer, unclear } from './calculation-answers';
import { gst, percent } from './money';
import { shareOf } from './share';
import { timber } from './timber';

const ASKS = listed(`
  what is, whats, what are, what does, how much is, how many is, how many, calculate, work out, figure out, whats the, what
  is the, do the maths on, do the math on, how much, how long is, convert, give me, calc, add up`);
const UNITS = ['', ' m', ' m²', ' m³'];
const EDGE = new Set(
  listed(`
  the, a, of, for, please, is, =, equals, equal, to, in, total, altogether, come, slab, room, wall, floor, deck, that, with,
  got, i, have, need, do`),
);

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

function measure(words: readonly string[], value: Quantity, shown: string): VoiceAnswer {
  const wantsArea = has(words, ['area', 'square metres', 'square meters', 'floor', 'squares', 'm2']);
  const wantsVolume = has(words, ['volume', 'cubes', 'cubic metres', 'cubic meters', 'concrete', 'cube', 'm3']);
  const factors = shown.split(' × ').length;
  const power =
    value.power === 0 && wantsArea && factors === 2 ? 2 : value.power === 0 && wantsVolume && factors === 3 ? 3 : value.power;
  // 2400 by 1200 with no unit is millimetres to a builder, not metres; which of the two was meant is not guessed.
  if (value.power === 0 && power > 0 && value.value >= 100 ** power) return unclear('Say the unit, such as 2400 mil by 1200 mil');
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
  const special = gst(words) ?? percent(words) ?? shareOf(words) ?? conversion(words);
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
