import { serverNow } from '@dwang/client';
import { dayOf, sumMoney } from '@dwang/domain';
import {
  AddIcon,
  FilterBar,
  formatCount,
  formatMoney,
  LinkButton,
  Segmented,
  Stack,
  SummaryCard,
  SummaryCards,
} from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import { DayRange } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useInvoiceSumsQuery } from '../../api/invoices';
import { useUrlFilters } from '../../url/use-url-filters';
import { invoiceColumns } from './invoice-columns';
import { InvoiceExport } from './invoice-export';
import { INVOICE_CHOICES, type InvoiceChoice, type InvoiceFilters, toInvoiceChoice, useInvoiceList } from './use-invoice-list';

/** The Invoices tab: what waits for money, and the invoices by status and day of issue. */
export function InvoicesTab() {
  const { company } = useUser();
  const [{ status, from, to }, change] = useUrlFilters(['status', 'from', 'to']);
  const filters = { status: toInvoiceChoice(status), from, to };
  const list = useInvoiceList(filters);
  const create = (
    <LinkButton to="/invoices?new=1" icon={<AddIcon aria-hidden />}>
      Create New Invoice
    </LinkButton>
  );
  return (
    <Stack>
      <PendingInvoices />
      <FilterBar
        lead={
          <Segmented<InvoiceChoice>
            aria-label="Which invoices"
            options={INVOICE_CHOICES}
            value={filters.status}
            onChange={(next) => change({ status: next === 'all' ? null : next }, 'push')}
          />
        }
        activeCount={[from, to].filter(Boolean).length}
        onReset={() => change({ from: null, to: null })}
      >
        <DayRange from={from} to={to} onChange={change} />
        <InvoiceExport filters={filters} total={list.total} />
        <LinkButton to="/invoices?remind=1">Send Reminders</LinkButton>
        <LinkButton to={bulkExport(filters)}>Bulk Export</LinkButton>
      </FilterBar>
      <DataTable
        label="Invoices"
        columns={invoiceColumns(dayOf(serverNow(), company.timeZone))}
        rows={list.rows}
        rowKey={({ id }) => id}
        loading={list.isFetching}
        error={list.error}
        errorTitle="Could not load invoices"
        onRetry={list.retry}
        empty={{ text: 'No invoices found.', hint: 'Try other filters or create an invoice.', action: create }}
        footer={
          list.rows && (
            <LoadMore
              shown={list.rows.length}
              {...(list.total === undefined ? {} : { total: list.total })}
              noun="invoices"
              hasMore={list.hasMore}
              loading={list.isFetching}
              onMore={list.more}
            />
          )
        }
      />
      {Boolean(list.rows?.length) && <div>{create}</div>}
    </Stack>
  );
}

/** The page that makes PDFs of the same invoices, and begins at once. */
const bulkExport = ({ status, from, to }: InvoiceFilters): string => {
  const choice = new URLSearchParams({
    bulk: '1',
    ...(status !== 'all' && { status }),
    ...(from && { from }),
    ...(to && { to }),
  });
  return `/invoices?${choice}`;
};

/** What is still to come in, overdue or not. */
function PendingInvoices() {
  const { data, isLoading } = useInvoiceSumsQuery();
  const amount = data && sumMoney([data.pending.amount, data.overdue.amount]);
  return (
    <SummaryCards label="Waiting for money">
      <SummaryCard
        label="Pending Invoices"
        figure={amount ? formatMoney(amount) : '–'}
        hint={
          data ? `${formatCount(data.pending.count + data.overdue.count)} outstanding, ${data.overdue.count} overdue` : '\u00a0'
        }
        tone="warn"
        loading={isLoading}
      />
    </SummaryCards>
  );
}
