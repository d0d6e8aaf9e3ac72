import { inThousands } from '@dwang/domain';

/** `"1450.00"` → `"$1,450.00"`, `"-5.00"` → `"-$5.00"`. */
export function documentMoney(amount: string): string {
  const negative = amount.startsWith('-');
  const [whole = '0', fraction = '00'] = amount.replace('-', '').split('.');
  return `${negative ? '-' : ''}$${inThousands(whole)}.${fraction}`;
}

/** `2026-10-03` → `03/10/2026`, the day format of the specification's documents. */
export const documentDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');
