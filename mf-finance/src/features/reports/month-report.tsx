import type { MonthReportRow } from '@dwang/contracts';
import { useIsPhone, useNavigate } from '@dwang/kit';
import { useMonthReportQuery } from '../../api/reports';
import { moneyBar } from './bars';
import { latestMonths, monthName } from './months';
import { PeriodFilter } from './period-filter';
import { daysOfMonth } from './periods';
import { Report } from './report';
import { onePage } from './report-pages';
import { SALES_BASIS, saleColumns, saleExport, saleFigures } from './sale-columns';
import type { ReportView } from './use-report-view';

const COLUMNS = [
  { key: 'month', title: 'Month', headline: true, render: ({ month }: MonthReportRow) => monthName(month) },
  ...saleColumns<MonthReportRow>(),
];
const EXPORTED = [{ title: 'Month', value: ({ month }: MonthReportRow) => month }, ...saleExport<MonthReportRow>()];
const SHOWN = { phone: 6, desk: 12 };

/** What was invoiced and what came in, month by month. */
export function MonthReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const answer = useMonthReportQuery(view.asked);
  const { rows = [] } = onePage(answer);
  return (
    <Report
      title="Earnings by month"
      noun="months"
      basis={SALES_BASIS}
      filter={<PeriodFilter view={view} />}
      days={view.days}
      view={onePage(answer)}
      figures={saleFigures}
      chart={(months) => ({
        rowLabel: 'Month',
        direction: isPhone ? 'across' : 'up',
        series: [
          { name: 'Invoiced', tone: 'strong' },
          { name: 'Received', tone: 'soft' },
        ],
        rows: latestMonths(months, isPhone ? SHOWN.phone : SHOWN.desk).map(({ month, invoiced, received }) => ({
          name: monthName(month),
          values: [moneyBar(invoiced), moneyBar(received)],
        })),
      })}
      isLow={!isPhone}
      columns={COLUMNS}
      rowKey={({ month }) => month}
      open={({ month }) => navigate(`/invoices?${new URLSearchParams({ ...daysOfMonth(month) })}`)}
      openLabel={({ month }) => `Open the invoices of ${monthName(month)}`}
      exported={EXPORTED}
      everyRow={async function* () {
        yield* rows;
      }}
      empty={{ text: 'Nothing was invoiced or paid in these days.', hint: 'Choose another period.' }}
    />
  );
}
