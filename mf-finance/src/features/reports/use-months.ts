import type { MonthReportRow } from '@dwang/contracts';
import { useIsPhone } from '@dwang/kit';
import { useMonthReportQuery } from '../../api/reports';
import { moneyBar } from './bars';
import { latestMonths, monthName } from './months';
import type { ReportProps } from './report';
import { onePage } from './report-pages';
import type { ReportView } from './use-report-view';

type Chart = ReturnType<ReportProps<MonthReportRow, { count: number }>['chart']>;
type Bars = readonly { series: Chart['series'][number]; amount: (row: MonthReportRow) => string }[];

const SHOWN = { phone: 6, desk: 12 };

/** What the reports of months share: their rows, and a picture of the latest ones with a bar for each of these amounts. */
export function useMonths({ asked, days }: ReportView, bars: Bars) {
  const isPhone = useIsPhone();
  const view = onePage(useMonthReportQuery(asked));
  return {
    noun: 'months',
    days,
    view,
    chart: (months: readonly MonthReportRow[]): Chart => ({
      rowLabel: 'Month',
      direction: isPhone ? 'across' : 'up',
      series: bars.map(({ series }) => series),
      rows: latestMonths(months, isPhone ? SHOWN.phone : SHOWN.desk).map((row) => ({
        name: monthName(row.month),
        values: bars.map(({ amount }) => moneyBar(amount(row))),
      })),
    }),
    isLow: !isPhone,
    rowKey: ({ month }: MonthReportRow) => month,
    everyRow: async function* () {
      yield* view.rows ?? [];
    },
  };
}
