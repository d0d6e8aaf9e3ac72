import { errorText } from '@dwang/client';
import type { InvoiceAgeing } from '@dwang/contracts';
import { ErrorState, formatMoney, SectionCard, Skeleton } from '@dwang/kit';
import { BarChart } from '@dwang/kit/charts';
import { type Column, DataTable } from '@dwang/kit/data';
import { useGetAgeingQuery } from '../../api/invoices';
import './ageing.css';

type Age = Exclude<keyof InvoiceAgeing, 'total'>;

const AGES: readonly { key: Age; name: string }[] = [
  { key: 'current', name: 'Not due' },
  { key: 'days1to30', name: '1–30 days' },
  { key: 'days31to60', name: '31–60 days' },
  { key: 'days61to90', name: '61–90 days' },
  { key: 'over90', name: 'Over 90 days' },
];

interface AgeRow {
  name: string;
  count: number;
  amount: string;
}

const COLUMNS: Column<AgeRow>[] = [
  { key: 'name', title: 'Overdue by', headline: true, render: ({ name }) => name },
  { key: 'count', title: 'Invoices', numeric: true, render: ({ count }) => count },
  { key: 'amount', title: 'Open', numeric: true, figure: true, render: ({ amount }) => formatMoney(amount) },
];

/** What is open, by how long it is overdue: as bars and as a table. */
export function AgeingCard() {
  const { data, error, isFetching, refetch } = useGetAgeingQuery();
  return (
    <SectionCard title="Age of open invoices" minHeight="large">
      {data ? (
        <AgeingFigures ageing={data} />
      ) : error ? (
        <ErrorState
          title="Could not load the ages"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </SectionCard>
  );
}

function AgeingFigures({ ageing }: { ageing: InvoiceAgeing }) {
  const bars = AGES.map(({ key, name }) => {
    const { amount } = ageing[key];
    const tone = key === 'current' ? ('strong' as const) : ('bad' as const);
    return { name, values: [{ value: Number(amount), text: formatMoney(amount), tone }] };
  });
  const rows = [...AGES.map(({ key, name }) => ({ name, ...ageing[key] })), { name: 'All open', ...ageing.total }];
  return (
    <div className="finance-ages">
      <BarChart
        label="Open money by how long it is overdue"
        rowLabel="Overdue by"
        series={[{ name: 'Open', tone: 'strong' }]}
        rows={bars}
        direction="up"
      />
      <DataTable
        label="Age of open invoices"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ name }) => name}
        empty={{ text: 'No invoices found.' }}
      />
    </div>
  );
}
