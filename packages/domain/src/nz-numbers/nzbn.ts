import { checkGln } from './gln';
import type { NumberCheck } from './number-check';

/** A New Zealand Business Number: a GS1 location number of 13 digits that starts with 94. */
export function checkNzbn(text: string): NumberCheck {
  const check = checkGln(text);
  return /^94/.test(check.formatted) ? check : { problem: 'shape', formatted: text.trim() };
}
