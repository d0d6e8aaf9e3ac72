import type { MonthReportRow } from '@dwang/contracts';
import { latestMonths, monthName } from './months';

const row = (month: string): MonthReportRow => ({ month, invoices: 1, invoiced: '10.00', gst: '1.50', received: '0.00' });

test('a chart of months has a place for those without sales, and shows the latest', () => {
  const shown = latestMonths([row('2026-10'), row('2027-01')], 3);
  expect(shown.map(({ month, invoiced }) => [monthName(month), invoiced])).toEqual([
    ['Nov 2026', '0.00'],
    ['Dec 2026', '0.00'],
    ['Jan 2027', '10.00'],
  ]);
  expect(latestMonths([row('2001-01'), row('2026-01')], 12)).toHaveLength(2);
  expect(latestMonths([], 12)).toEqual([]);
});
