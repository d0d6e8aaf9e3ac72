import { addDays, startOfMonth, startOfWeek, TIME_WEEK_START } from '@dwang/domain';

export const CHART_SPANS = [
  { value: 'month', label: 'This month' },
  { value: '6w', label: '6 weeks' },
  { value: '12w', label: '12 weeks' },
  { value: 'year', label: '12 months' },
] as const;
export type ChartSpan = (typeof CHART_SPANS)[number]['value'];

/** The days of a span that ends with this week or month. */
export function spanDays(span: ChartSpan, today: string): { from: string; to: string } {
  const saturday = addDays(startOfWeek(today, TIME_WEEK_START), 6);
  if (span === 'month') return { from: startOfMonth(today), to: addDays(startOfMonth(addDays(startOfMonth(today), 31)), -1) };
  if (span === 'year') return { from: addDays(saturday, -52 * 7 + 1), to: saturday };
  return { from: addDays(saturday, (span === '6w' ? -6 : -12) * 7 + 1), to: saturday };
}
