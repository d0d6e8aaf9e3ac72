import type { UnbilledReportRow } from '@dwang/contracts';
import { formatClock, formatDay, formatDecimalHours, formatHourSum, formatMoney, Hours, Money, useNavigate } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { type ExportColumn, eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useLazyUnbilledReportRowsQuery, useUnbilledReportInfiniteQuery } from '../../api/reports';
import { distinctNames, MOST_BARS, moneyBar } from './bars';
import { Report } from './report';
import { manyPages } from './report-pages';
import type { ReportView } from './use-report-view';

const COLUMNS: Column<UnbilledReportRow>[] = [
  { key: 'name', title: 'Job', headline: true, width: 'wide', render: ({ name }) => name },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  { key: 'oldest', title: 'Oldest', sort: 'oldestDay', render: ({ oldestDay }) => formatDay(oldestDay) },
  { key: 'hours', title: 'Hours', numeric: true, render: ({ seconds }) => <Hours seconds={seconds} /> },
  {
    key: 'amount',
    title: 'Worth',
    numeric: true,
    sort: 'amount',
    render: ({ amount }) => <Money amount={amount} strong />,
  },
];

const EXPORTED: ExportColumn<UnbilledReportRow>[] = [
  { title: 'Job', value: ({ name }) => name },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Oldest', kind: 'day', value: ({ oldestDay }) => oldestDay },
  { title: 'Worked', value: ({ seconds }) => formatClock(seconds) },
  { title: 'Hours (to 0.01)', kind: 'number', value: ({ seconds }) => formatDecimalHours(seconds) },
  { title: 'Worth', kind: 'money', value: ({ amount }) => amount },
];

/** Hours that nobody has been billed for, by job. */
export function UnbilledReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  const { role } = useUser();
  const sort = view.sort === 'oldestDay' ? 'oldestDay' : '-amount';
  const answer = useUnbilledReportInfiniteQuery({ sort, limit: 50 });
  const [read] = useLazyUnbilledReportRowsQuery();
  const whose = role === 'owner' ? '' : ' You see your own time: the owner sees everybody’s.';
  return (
    <Report
      title="Unbilled work"
      noun="jobs"
      basis={`Hours of any day that are on no invoice, worth what their rates charge for them, without GST.${whose}`}
      days={null}
      view={manyPages(answer)}
      figures={(totals) => [
        { label: 'Worth', figure: formatMoney(totals?.amount) },
        { label: 'Hours', figure: totals ? formatHourSum(totals.seconds) : '–' },
        { label: 'Jobs', figure: String(totals?.count ?? '–') },
      ]}
      chart={(rows) => {
        const shown = rows.slice(0, MOST_BARS);
        const names = distinctNames(
          shown,
          ({ name }) => name,
          ({ projectId }) => projectId,
        );
        return {
          rowLabel: 'Job',
          direction: 'across',
          series: [{ name: 'Worth', tone: 'strong' }],
          rows: shown.map(({ amount }, index) => ({ name: names[index] ?? '', values: [moneyBar(amount)] })),
        };
      }}
      columns={COLUMNS}
      rowKey={({ projectId }) => projectId}
      open={({ projectId }) => navigate(`/jobs/${projectId}`)}
      openLabel={({ name }) => `Open the job ${name}`}
      sort={sort === '-amount' ? { by: 'amount', direction: 'desc' } : { by: 'oldestDay', direction: 'asc' }}
      onSort={({ by }) => view.sortBy(by === 'amount' ? '-amount' : by)}
      exported={EXPORTED}
      everyRow={() => eachRow((cursor) => read({ sort, limit: 200, ...(cursor && { cursor }) }).unwrap())}
      empty={{ text: 'Everything is billed.', hint: 'Hours that are on no invoice are listed here.' }}
    />
  );
}
