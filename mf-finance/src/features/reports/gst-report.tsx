import type { MonthReportRow } from '@dwang/contracts';
import { formatMoney, LinkButton, Money, useNavigate } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import type { ExportColumn } from '@dwang/kit/export';
import { monthName } from './months';
import { PeriodFilter } from './period-filter';
import { daysOfMonth } from './periods';
import { Report } from './report';
import { useMonths } from './use-months';
import type { ReportView } from './use-report-view';

const COLUMNS: Column<MonthReportRow>[] = [
  { key: 'month', title: 'Month', headline: true, render: ({ month }) => monthName(month) },
  { key: 'invoiced', title: 'Sales without GST', numeric: true, render: ({ invoiced }) => <Money amount={invoiced} /> },
  { key: 'gst', title: 'GST', numeric: true, render: ({ gst }) => <Money amount={gst} strong /> },
];
const EXPORTED: ExportColumn<MonthReportRow>[] = [
  { title: 'Month', value: ({ month }) => month },
  { title: 'Sales without GST', kind: 'money', value: ({ invoiced }) => invoiced },
  { title: 'GST', kind: 'money', value: ({ gst }) => gst },
];

const BARS = [{ series: { name: 'GST', tone: 'strong' as const }, amount: ({ gst }: MonthReportRow) => gst }];

/** GST that was charged, month by month; the return itself has its own screen. */
export function GstReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  return (
    <Report
      {...useMonths(view, BARS)}
      title="GST charged by month"
      basis="GST of the invoices issued in each month, less credit notes by their day. Your return counts by the basis on which you file: it is on its own screen."
      filter={
        <>
          <PeriodFilter view={view} />
          <LinkButton to="/gst">Open the GST return</LinkButton>
        </>
      }
      figures={(totals) => [
        { label: 'Sales without GST', figure: formatMoney(totals?.invoiced) },
        { label: 'GST charged', figure: formatMoney(totals?.gst) },
      ]}
      columns={COLUMNS}
      open={({ month }) => navigate(`/gst?on=${daysOfMonth(month).to}&basis=invoice`)}
      openLabel={({ month }) => `Open the GST return of ${monthName(month)}`}
      exported={EXPORTED}
      empty={{ text: 'Nothing was invoiced in these days.', hint: 'Choose another period.' }}
    />
  );
}
