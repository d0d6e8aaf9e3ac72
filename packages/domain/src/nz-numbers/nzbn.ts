import { digitsOf, type NumberCheck, weighted } from './number-check';

const WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

/** A New Zealand Business Number: a GS1 location number of 13 digits that starts with 94; the weighted sum is a multiple of 10. */
export function checkNzbn(text: string): NumberCheck {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^94\d{11}$/.test(digits)) return { problem: 'shape', formatted: text.trim() };
  return { problem: weighted(digitsOf(digits), WEIGHTS) % 10 === 0 ? null : 'unlikely', formatted: digits };
}
