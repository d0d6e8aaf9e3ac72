import { addDays, startOfMonth } from '@dwang/domain';

export type PeriodKey = 'month' | 'last-month' | 'quarter' | 'tax-year' | 'last-tax-year' | 'all' | 'days';

export const PERIODS: readonly { value: PeriodKey; label: string }[] = [
  { value: 'month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'tax-year', label: 'This tax year' },
  { value: 'last-tax-year', label: 'Last tax year' },
  { value: 'all', label: 'All time' },
  { value: 'days', label: 'Chosen days' },
];

/** Both ends are included; '' is open. */
export interface Days {
  from: string;
  to: string;
}

const lastDayOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** The first and last day of a named period around `today`. A tax year runs from 1 April to 31 March; quarters are those of the calendar. */
export function periodDays(period: Exclude<PeriodKey, 'days'>, today: string): Days {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monthDays = (first: string): Days => {
    const [ofYear = 0, ofMonth = 1] = first.split('-').map(Number);
    return { from: first, to: lastDayOf(ofYear, ofMonth) };
  };
  const taxYear = (ends: number): Days => ({ from: `${ends - 1}-04-01`, to: `${ends}-03-31` });
  const ends = month >= 4 ? year + 1 : year;
  const quarterEnd = Math.ceil(month / 3) * 3;
  switch (period) {
    case 'month':
      return monthDays(startOfMonth(today));
    case 'last-month':
      return monthDays(startOfMonth(addDays(startOfMonth(today), -1)));
    case 'quarter':
      return { from: `${year}-${String(quarterEnd - 2).padStart(2, '0')}-01`, to: lastDayOf(year, quarterEnd) };
    case 'tax-year':
      return taxYear(ends);
    case 'last-tax-year':
      return taxYear(ends - 1);
    case 'all':
      return { from: '', to: '' };
  }
}

/** `2026-11` → the days of that month. */
export const daysOfMonth = (month: string): Days => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: lastDayOf(year, number) };
};
