import type { MonthReportRow } from '@dwang/contracts';
import { MONTHS } from '@dwang/domain';

const NOTHING = { invoices: 0, invoiced: '0.00', gst: '0.00', received: '0.00' };

/** `2026-11` → `Nov 2026` */
export const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

const next = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** The latest `most` months up to the last one, those without sales too. Rows come in their order. */
export function latestMonths(rows: readonly MonthReportRow[], most: number): MonthReportRow[] {
  const known = new Map(rows.map((row) => [row.month, row]));
  const last = rows.at(-1)?.month;
  const months: MonthReportRow[] = [];
  // A gap of years is no picture: a chart then shows the months that there are.
  const limit = rows.length + most * 2;
  for (let month = rows[0]?.month; last && month && month <= last && months.length < limit; month = next(month))
    months.push(known.get(month) ?? { month, ...NOTHING });
  return (months.at(-1)?.month === last ? months : [...rows]).slice(-most);
}
