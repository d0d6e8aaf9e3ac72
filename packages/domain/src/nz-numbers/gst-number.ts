import { digitsOf, type NumberCheck, weighted } from './number-check';

/** The range that IRD gives out. Source: IRD's RWT/NRWT specification of 31 March 2016; a ceiling of 200,000,000 is announced. */
const LOWEST = 10_000_000;
const HIGHEST = 150_000_000;
const FIRST_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [7, 4, 3, 2, 5, 2, 7, 6];

/** The last digit that the others demand, or 10 where these weights give none. */
function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  const rest = weighted(digits, weights) % 11;
  return rest === 0 ? 0 : 11 - rest;
}

function passes(number: string): boolean {
  const value = Number(number);
  if (value < LOWEST || value > HIGHEST) return false;
  const digits = digitsOf(number.padStart(9, '0'));
  const last = digits.pop();
  const first = checkDigit(digits, FIRST_WEIGHTS);
  return last === (first === 10 ? checkDigit(digits, SECOND_WEIGHTS) : first);
}

/** A GST number is the IRD number of the business: 8 or 9 digits, shown 49-091-850 or 136-410-132, checked modulo 11. */
export function checkGstNumber(text: string): NumberCheck {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{8,9}$/.test(digits)) return { problem: 'shape', formatted: text.trim() };
  const plain = digits.replace(/^0(?=\d{8}$)/, '');
  const formatted = plain.replace(/^(\d{2,3})(\d{3})(\d{3})$/, '$1-$2-$3');
  return { problem: passes(plain) ? null : 'unlikely', formatted };
}
