import { parseDecimal } from '@dwang/domain';

/** What is wrong with a typed length; null for nothing. */
export function lengthProblem(typed: string): string | null {
  if (!typed.trim()) return 'Please enter a length';
  const length = parseDecimal(typed);
  if (length === null || !/^-?\d{1,9}(\.\d{1,3})?$/.test(length)) return 'Please enter a length with at most 3 decimal places';
  return Number(length) > 0 ? null : 'Length must be more than 0';
}
