import { addDays, startOfMonth, startOfWeek, type WeekStart } from '@dwang/domain';

export const CHART_SPANS = [
  { value: 'month', label: 'This month' },
  { value: '6w', label: '6 weeks' },
  { value: '12w', label: '12 weeks' },
  { value: 'year', label: '12 months' },
] as const;
export type ChartSpan = (typeof CHART_SPANS)[number]['value'];

/** The days of a span that ends with this week or month. */
export function spanDays(span: ChartSpan, today: string, weekStart: WeekStart): { from: string; to: string } {
  const end = addDays(startOfWeek(today, weekStart), 6);
  if (span === 'month') return { from: startOfMonth(today), to: addDays(startOfMonth(addDays(startOfMonth(today), 31)), -1) };
  if (span === 'year') return { from: addDays(end, -52 * 7 + 1), to: end };
  return { from: addDays(end, (span === '6w' ? -6 : -12) * 7 + 1), to: end };
}
