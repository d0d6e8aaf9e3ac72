import type { TimeEntry } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { formatExactHours, formatMoney } from '@dwang/kit';

/** `23:30 h · $1,527.50` */
export function totalOf(entries: readonly TimeEntry[]): string {
  const seconds = entries.reduce((sum, entry) => sum + entry.duration, 0);
  return `${formatExactHours(seconds)} h · ${formatMoney(sumMoney(entries.map((entry) => entry.amount ?? '0')))}`;
}
