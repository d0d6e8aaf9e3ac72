import { addDays, startOfMonth, startOfWeek, type WeekStart } from '@dwang/domain';

/** The whole weeks that a month (`YYYY-MM`) touches, by the company's `weekStart`. */
export function weeksOfMonth(month: string, weekStart: WeekStart): string[][] {
  const last = addDays(startOfMonth(addDays(`${month}-01`, 31)), -1);
  const weeks: string[][] = [];
  for (let first = startOfWeek(`${month}-01`, weekStart); first <= last; first = addDays(first, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(first, index)));
  }
  return weeks;
}

/** `November 2026`. */
export const monthTitle = (month: string): string =>
  new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
