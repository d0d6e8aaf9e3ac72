import type { MonthReportRow } from '@dwang/contracts';
import { formatMoney, LinkButton, Money, useIsPhone, useNavigate } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import type { ExportColumn } from '@dwang/kit/export';
import { useMonthReportQuery } from '../../api/reports';
import { moneyBar } from './bars';
import { latestMonths, monthName } from './months';
import { PeriodFilter } from './period-filter';
import { daysOfMonth } from './periods';
import { Report } from './report';
import { onePage } from './report-pages';
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

/** GST that was charged, month by month; the return itself has its own screen. */
export function GstReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const answer = useMonthReportQuery(view.asked);
  const { rows = [] } = onePage(answer);
  return (
    <Report
      title="GST charged by month"
      noun="months"
      basis="GST of the invoices issued in each month, less credit notes by their day. Your return counts by the basis on which you file: it is on its own screen."
      filter={
        <>
          <PeriodFilter view={view} />
          <LinkButton to="/gst">Open the GST return</LinkButton>
        </>
      }
      days={view.days}
      view={onePage(answer)}
      figures={(totals) => [
        { label: 'Sales without GST', figure: formatMoney(totals?.invoiced) },
        { label: 'GST charged', figure: formatMoney(totals?.gst) },
      ]}
      chart={(months) => ({
        rowLabel: 'Month',
        direction: isPhone ? 'across' : 'up',
        series: [{ name: 'GST', tone: 'strong' }],
        rows: latestMonths(months, isPhone ? 6 : 12).map(({ month, gst }) => ({
          name: monthName(month),
          values: [moneyBar(gst)],
        })),
      })}
      isLow={!isPhone}
      columns={COLUMNS}
      rowKey={({ month }) => month}
      open={({ month }) => navigate(`/gst?on=${daysOfMonth(month).to}&basis=invoice`)}
      openLabel={({ month }) => `Open the GST return of ${monthName(month)}`}
      exported={EXPORTED}
      everyRow={async function* () {
        yield* rows;
      }}
      empty={{ text: 'Nothing was invoiced in these days.', hint: 'Choose another period.' }}
    />
  );
}
