import { readNumber } from '../numbers';
import type { VoiceAnswer } from '../types';
import { lengthUnit, plainNumber } from '../units';
import { answer } from './calculation-answers';

const PARTS: Record<string, number> = { half: 2, third: 3, quarter: 4, '1/2': 2, '1/3': 3, '1/4': 4 };

/** `half of 9`, `a third of 2.4 metres`. Null for a time of day or hours: only `of` and a number that ends the sentence. */
export function shareOf(words: readonly string[]): VoiceAnswer | null {
  const at = words[0] === 'a' || words[0] === 'one' ? 1 : 0;
  const part = PARTS[words[at] ?? ''];
  const number = part && words[at + 1] === 'of' ? readNumber(words, at + 2) : null;
  if (!part || !number) return null;
  const unit = lengthUnit(words[number.next]);
  if (words.length !== number.next + (unit ? 1 : 0)) return null;
  const name = unit ? ` ${unit.name}` : '';
  const shown = { 2: 'Half', 3: 'A third', 4: 'A quarter' }[part];
  return answer('share', `${shown} of ${plainNumber(number.value)}${name}`, `${plainNumber(number.value / part)}${name}`);
}
