import { inThousands } from '@dwang/domain';

/** `"1450.00"` → `$1,450.00`; a minus stands before the dollar sign. Works on the digits alone, so that no float ever holds dollars. */
export function formatMoney(amount: string | null | undefined): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec((amount ?? '').trim());
  if (!match) return '–';
  const [, sign, whole = '0', fraction = ''] = match;
  return `${sign ? '−' : ''}$${groupThousands(whole)}.${fraction.padEnd(2, '0')}`;
}

/** `"1450.00"` → `$1,450`, for figures where cents would only be noise; half a dollar rounds up. */
export function formatDollars(amount: string | null | undefined): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec((amount ?? '').trim());
  if (!match) return '–';
  const [, sign, whole = '0', fraction = ''] = match;
  const rounded = BigInt(whole) + (fraction >= '5' ? 1n : 0n);
  return `${sign && rounded > 0n ? '−' : ''}$${groupThousands(String(rounded))}`;
}

/** `1234567` → `1,234,567`. */
export function formatCount(count: number): string {
  return groupThousands(String(Math.trunc(count)));
}

function groupThousands(digits: string): string {
  return inThousands(digits.replace(/^0+(\d)/, '$1'));
}
