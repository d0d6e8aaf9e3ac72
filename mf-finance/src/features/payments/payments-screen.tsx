import { errorText } from '@dwang/client';
import type { ListedPayment, PaymentMethod, PaymentPage } from '@dwang/contracts';
import { FilterBar, FilterField, formatDay, formatMoney, Link, Money, Page, Stack, SummaryCard, SummaryCards } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { DayRange, Select } from '@dwang/kit/form';
import { isMethod, paymentMethodName } from '@dwang/papers/words';
import { useListPaymentsInfiniteQuery } from '../../api/payments';
import { moreOf } from '../../lists/more-of';
import { ChosenClient } from '../../parties/chosen-client';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { ClientCreditNotice } from './client-credit';
import { PaymentExport } from './list-exports';
import { type ListFilters, useListFilters } from './use-list-filters';

const PAGE_SIZE = 50;
const METHODS = (['bank', 'card', 'cash', 'credit', 'other'] as const satisfies readonly PaymentMethod[]).map((value) => ({
  value,
  label: paymentMethodName(value),
}));

const COLUMNS: Column<ListedPayment>[] = [
  {
    key: 'what',
    title: 'Payment',
    headline: true,
    render: ({ kind, method }) => (kind === 'refund' ? `Refund, ${paymentMethodName(method)}` : paymentMethodName(method)),
  },
  { key: 'day', title: 'Day', width: 'narrow', render: ({ day }) => formatDay(day) },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  {
    key: 'invoice',
    title: 'Invoice',
    render: ({ invoiceId, invoiceNumber }) => (invoiceId ? <Link to={`/invoices/${invoiceId}`}>{invoiceNumber}</Link> : 'None'),
  },
  { key: 'reference', title: 'Reference', render: ({ reference }) => reference },
  {
    key: 'amount',
    title: 'Amount',
    numeric: true,
    figure: true,
    render: ({ kind, amount }) => <Money amount={kind === 'refund' ? `-${amount}` : amount} strong />,
  },
];

/** All payments and refunds, for whoever keeps the books. */
export default function PaymentsScreen() {
  const filters = useListFilters();
  const { clientId, from, to } = filters;
  const method = isMethod(filters.method) ? filters.method : undefined;
  const asked = { ...(clientId && { clientId }), ...(method && { method }), ...(from && { from }), ...(to && { to }) };
  const query = useListPaymentsInfiniteQuery({ limit: PAGE_SIZE, ...asked });
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const totals = query.currentData?.pages.at(0)?.totals;
  return (
    <Page title="Payments" filters={<FinanceRooms />} action={<PaymentExport query={asked} count={totals?.count} />}>
      <Stack>
        <PaymentCards totals={totals} hasFailed={query.isError} />
        <PaymentFilters filters={filters} method={method} />
        {clientId && <ClientCreditNotice clientId={clientId} clientName={rows?.[0]?.clientName ?? 'the client'} />}
        <DataTable
          label="Payments"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          loading={query.isFetching}
          error={query.isError ? errorText(query.error, 'Please try again.') : null}
          errorTitle="Could not load payments"
          onRetry={() => void query.refetch()}
          empty={{ text: 'No payments found.', hint: 'Record a payment on the page of its invoice.' }}
          footer={moreOf(query, 'payments', totals?.count)}
        />
      </Stack>
    </Page>
  );
}

function PaymentCards({ totals, hasFailed }: { totals: PaymentPage['totals'] | undefined; hasFailed: boolean }) {
  const cards = [
    ['Received', totals?.received, 'good'],
    ['Refunded', totals?.refunded, 'warn'],
    ['Paid from credit', totals?.fromCredit, 'neutral'],
  ] as const;
  return (
    <SummaryCards label="Payment totals">
      {cards.map(([label, amount, tone]) => (
        <SummaryCard key={label} label={label} tone={tone} loading={!totals && !hasFailed} figure={formatMoney(amount)} />
      ))}
    </SummaryCards>
  );
}

function PaymentFilters({ filters, method }: { filters: ListFilters; method: PaymentMethod | undefined }) {
  const { clientId, from, to, change } = filters;
  return (
    <FilterBar activeCount={filters.count} onReset={filters.reset}>
      <ChosenClient value={clientId} onChange={(id) => change({ clientId: id })} />
      <FilterField label="Paid by">
        {(id) => (
          <Select<PaymentMethod>
            id={id}
            allowClear
            placeholder="Any way"
            options={METHODS}
            value={method}
            onChange={(next) => change({ method: next })}
          />
        )}
      </FilterField>
      <DayRange from={from} to={to} onChange={change} />
    </FilterBar>
  );
}
