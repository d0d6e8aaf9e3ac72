import { digitsOf, type NumberCheck, weighted } from './number-check';

const WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

/** A GS1 Global Location Number: 13 digits of any country; the weighted sum is a multiple of 10. */
export function checkGln(text: string): NumberCheck {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{13}$/.test(digits)) return { problem: 'shape', formatted: text.trim() };
  return { problem: weighted(digitsOf(digits), WEIGHTS) % 10 === 0 ? null : 'unlikely', formatted: digits };
}
