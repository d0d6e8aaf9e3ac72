import type { PersonReportRow } from '@dwang/contracts';
import { formatClock, formatDecimalHours, formatHourSum, formatMoney, Hours, Money, useNavigate } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import type { ExportColumn } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { usePersonReportQuery } from '../../api/reports';
import { distinctNames, MOST_BARS, moneyBar } from './bars';
import { PeriodFilter } from './period-filter';
import { Report } from './report';
import { onePage } from './report-pages';
import type { ReportView } from './use-report-view';

const COLUMNS: Column<PersonReportRow>[] = [
  { key: 'name', title: 'Person', headline: true, width: 'wide', render: ({ name }) => name },
  { key: 'hours', title: 'Hours', numeric: true, render: ({ seconds }) => <Hours seconds={seconds} /> },
  { key: 'billed', title: 'On invoices', numeric: true, render: ({ billed }) => <Money amount={billed} /> },
  { key: 'unbilled', title: 'Unbilled', numeric: true, render: ({ unbilled }) => <Money amount={unbilled} /> },
  { key: 'amount', title: 'Worth', numeric: true, render: ({ amount }) => <Money amount={amount} strong /> },
];

const EXPORTED: ExportColumn<PersonReportRow>[] = [
  { title: 'Person', value: ({ name }) => name },
  { title: 'Worked', value: ({ seconds }) => formatClock(seconds) },
  { title: 'Hours (to 0.01)', kind: 'number', value: ({ seconds }) => formatDecimalHours(seconds) },
  { title: 'On invoices', kind: 'money', value: ({ billed }) => billed },
  { title: 'Unbilled', kind: 'money', value: ({ unbilled }) => unbilled },
  { title: 'Worth', kind: 'money', value: ({ amount }) => amount },
];

/** What each person's time is worth, and how much of it is on invoices. */
export function PersonReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  const { role } = useUser();
  const answer = usePersonReportQuery(view.asked);
  const { rows = [] } = onePage(answer);
  const whose = role === 'owner' ? '' : ' You see your own time: the owner sees everybody’s.';
  return (
    <Report
      title="Earnings by person"
      noun="people"
      basis={`Hours worked in these days, worth what their rates charge for them, without GST.${whose}`}
      filter={<PeriodFilter view={view} />}
      days={view.days}
      view={onePage(answer)}
      figures={(totals) => [
        { label: 'Worth', figure: formatMoney(totals?.amount), hint: totals ? `${formatHourSum(totals.seconds)} hours` : '' },
        { label: 'On invoices', figure: formatMoney(totals?.billed) },
        { label: 'Unbilled', figure: formatMoney(totals?.unbilled) },
      ]}
      chart={(people) => {
        const shown = people.slice(0, MOST_BARS);
        const names = distinctNames(
          shown,
          ({ name }) => name,
          ({ userId }) => userId,
        );
        return {
          rowLabel: 'Person',
          direction: 'across',
          series: [
            { name: 'On invoices', tone: 'strong' },
            { name: 'Unbilled', tone: 'soft' },
          ],
          rows: shown.map(({ billed, unbilled }, index) => ({
            name: names[index] ?? '',
            values: [moneyBar(billed), moneyBar(unbilled)],
          })),
        };
      }}
      columns={COLUMNS}
      rowKey={({ userId }) => userId}
      open={({ userId }) => navigate(`/timesheet?${new URLSearchParams({ who: String(userId), ...view.asked })}`)}
      openLabel={({ name }) => `Open the hours of ${name}`}
      exported={EXPORTED}
      everyRow={async function* () {
        yield* rows;
      }}
      empty={{ text: 'No time was logged in these days.', hint: 'Choose another period.' }}
    />
  );
}
