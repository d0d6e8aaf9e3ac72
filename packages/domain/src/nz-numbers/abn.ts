import { digitsOf, type NumberCheck, weighted } from './number-check';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** An Australian Business Number, shown 51 824 753 556: 11 digits; with 1 taken from the first, the weighted sum is a multiple of 89. */
export function checkAbn(text: string): NumberCheck {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return { problem: 'shape', formatted: text.trim() };
  const [first = 0, ...rest] = digitsOf(digits);
  const formatted = digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
  return { problem: weighted([first - 1, ...rest], WEIGHTS) % 89 === 0 ? null : 'unlikely', formatted };
}
