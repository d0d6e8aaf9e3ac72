import type { MonthReportRow } from '@dwang/contracts';
import { useNavigate } from '@dwang/kit';
import { monthName } from './months';
import { PeriodFilter } from './period-filter';
import { daysOfMonth } from './periods';
import { Report } from './report';
import { SALES_BASIS, saleColumns, saleExport, saleFigures } from './sale-columns';
import { useMonths } from './use-months';
import type { ReportView } from './use-report-view';

const COLUMNS = [
  { key: 'month', title: 'Month', headline: true, render: ({ month }: MonthReportRow) => monthName(month) },
  ...saleColumns<MonthReportRow>(),
];
const EXPORTED = [{ title: 'Month', value: ({ month }: MonthReportRow) => month }, ...saleExport<MonthReportRow>()];
const BARS = [
  { series: { name: 'Invoiced', tone: 'strong' as const }, amount: ({ invoiced }: MonthReportRow) => invoiced },
  { series: { name: 'Received', tone: 'soft' as const }, amount: ({ received }: MonthReportRow) => received },
];

/** What was invoiced and what came in, month by month. */
export function MonthReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  return (
    <Report
      {...useMonths(view, BARS)}
      title="Earnings by month"
      basis={SALES_BASIS}
      filter={<PeriodFilter view={view} />}
      figures={saleFigures}
      columns={COLUMNS}
      open={({ month }) => navigate(`/invoices?${new URLSearchParams({ ...daysOfMonth(month) })}`)}
      openLabel={({ month }) => `Open the invoices of ${monthName(month)}`}
      exported={EXPORTED}
      empty={{ text: 'Nothing was invoiced or paid in these days.', hint: 'Choose another period.' }}
    />
  );
}
