import type { JobReportRow } from '@dwang/contracts';
import { formatClock, formatDecimalHours, formatHourSum, formatMoney, Hours, Money, useNavigate } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { type ExportColumn, eachRow } from '@dwang/kit/export';
import { useJobReportInfiniteQuery, useLazyJobReportRowsQuery } from '../../api/reports';
import { distinctNames, MOST_BARS, moneyBar } from './bars';
import { HourCostButton } from './hour-cost';
import { PeriodFilter } from './period-filter';
import { Report } from './report';
import { manyPages } from './report-pages';
import type { ReportView } from './use-report-view';

const nameOf = ({ projectId, name }: JobReportRow): string => (projectId === null ? 'Without a job' : name);
const isLoss = ({ margin }: JobReportRow): boolean => margin.startsWith('-');

const COLUMNS: Column<JobReportRow>[] = [
  { key: 'name', title: 'Job', headline: true, width: 'wide', render: nameOf },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  { key: 'estimate', title: 'Estimate', numeric: true, wideOnly: true, render: ({ estimate }) => formatMoney(estimate) },
  { key: 'hours', title: 'Hours', numeric: true, render: ({ seconds }) => <Hours seconds={seconds} /> },
  { key: 'cost', title: 'Cost', numeric: true, render: ({ cost }) => <Money amount={cost} /> },
  { key: 'invoiced', title: 'Invoiced', numeric: true, sort: 'invoiced', render: ({ invoiced }) => <Money amount={invoiced} /> },
  { key: 'received', title: 'Received', numeric: true, render: ({ received }) => <Money amount={received} /> },
  {
    key: 'margin',
    title: 'Margin',
    numeric: true,
    sort: 'margin',
    render: ({ margin }) => <Money amount={margin} strong />,
  },
];

const EXPORTED: ExportColumn<JobReportRow>[] = [
  { title: 'Job', value: nameOf },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Estimate', kind: 'money', value: ({ estimate }) => estimate },
  { title: 'Estimated hours', kind: 'number', value: ({ estimateSeconds: s }) => (s === null ? null : formatDecimalHours(s)) },
  { title: 'Worked', value: ({ seconds }) => formatClock(seconds) },
  { title: 'Hours (to 0.01)', kind: 'number', value: ({ seconds }) => formatDecimalHours(seconds) },
  { title: 'Cost', kind: 'money', value: ({ cost }) => cost },
  { title: 'Invoiced', kind: 'money', value: ({ invoiced }) => invoiced },
  { title: 'GST', kind: 'money', value: ({ gst }) => gst },
  { title: 'Received', kind: 'money', value: ({ received }) => received },
  { title: 'Margin', kind: 'money', value: ({ margin }) => margin },
];

const SORTS = ['-invoiced', '-margin', 'margin'] as const;

/** What each job brought in against what its time costs. */
export function JobReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  const sort = SORTS.find((one) => one === view.sort) ?? '-invoiced';
  const answer = useJobReportInfiniteQuery({ ...view.asked, sort, limit: 50 });
  const [read] = useLazyJobReportRowsQuery();
  const hourCost = answer.currentData?.pages[0]?.hourCost ?? null;
  const cost = hourCost
    ? `the time worked, at ${formatMoney(hourCost)} an hour`
    : 'the time worked, at the rates at which it is charged, until the owner says what an hour costs';
  return (
    <Report
      title="Profit by job"
      noun="jobs"
      basis={`Invoiced is without GST, by day of issue, less credit notes. Received is with GST, by day of payment, less refunds. Cost is ${cost}; what you paid for materials is not kept here.`}
      filter={
        <>
          <PeriodFilter view={view} />
          <HourCostButton />
        </>
      }
      days={view.days}
      view={manyPages(answer)}
      figures={(totals) => [
        { label: 'Invoiced', figure: formatMoney(totals?.invoiced) },
        { label: 'Cost', figure: formatMoney(totals?.cost), hint: totals ? `${formatHourSum(totals.seconds)} hours` : '' },
        { label: 'Margin', figure: formatMoney(totals?.margin) },
        { label: 'Received', figure: formatMoney(totals?.received) },
      ]}
      chart={(rows) => {
        const shown = rows.filter(({ projectId }) => projectId !== null).slice(0, MOST_BARS);
        const names = distinctNames(shown, nameOf, ({ projectId }) => projectId ?? 0);
        return {
          rowLabel: 'Job',
          direction: 'across',
          series: [
            { name: 'Invoiced', tone: 'strong' },
            { name: 'Cost', tone: 'soft' },
          ],
          rows: shown.map((row, index) => ({
            name: names[index] ?? '',
            values: [moneyBar(row.invoiced), moneyBar(row.cost, isLoss(row) ? 'bad' : undefined)],
          })),
        };
      }}
      columns={COLUMNS}
      rowKey={({ projectId }) => projectId ?? 0}
      open={({ projectId }) => navigate(projectId === null ? '/invoices' : `/jobs/${projectId}`)}
      openLabel={(row) => (row.projectId === null ? 'Open the invoices' : `Open the job ${row.name}`)}
      sort={sort.startsWith('-') ? { by: sort.slice(1), direction: 'desc' } : { by: sort, direction: 'asc' }}
      onSort={({ by }) => view.sortBy(by === 'margin' && sort === '-margin' ? 'margin' : `-${by}`)}
      exported={EXPORTED}
      everyRow={() => eachRow((cursor) => read({ ...view.asked, sort, limit: 200, ...(cursor && { cursor }) }).unwrap())}
      empty={{ text: 'No work and no invoices in these days.', hint: 'Choose another period, or log time on a job.' }}
    />
  );
}
