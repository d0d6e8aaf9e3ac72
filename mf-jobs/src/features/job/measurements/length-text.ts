/** `2.400` is shown as 2.4. */
export const plainLength = (length: string): string => (length.includes('.') ? length.replace(/\.?0+$/, '') : length);

/** What is wrong with a typed length; null for nothing. A decimal comma is one too. */
export function lengthProblem(typed: string): string | null {
  const text = typed.trim().replace(',', '.');
  if (!text) return 'Please enter a length';
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) return 'Please enter a length with at most 3 decimal places';
  return Number(text) > 0 ? null : 'Length must be more than 0';
}
