import { useNavigate } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import type { ReactNode } from 'react';
import { invoiceName } from '../../../status';
import { useToday } from '../../../use-today';
import { InvoiceActions } from '../actions/invoice-actions';
import { type HeadingCase, invoiceColumns } from './invoice-columns';
import type { InvoiceFilters } from './use-invoice-filters';
import { useInvoiceRows } from './use-invoice-rows';

interface InvoiceTableProps {
  filters: InvoiceFilters;
  headings: HeadingCase;
  empty: { text: string; hint: string; action?: ReactNode };
}

/** The list itself: a table on wide screens, cards on phones. */
export function InvoiceTable({ filters, headings, empty }: InvoiceTableProps) {
  const { rows, count, isLoading, error, retry, hasMore, loadMore } = useInvoiceRows(filters);
  const navigate = useNavigate();
  const today = useToday();
  return (
    <DataTable
      label="Invoices"
      columns={invoiceColumns(today, headings)}
      rows={rows}
      rowKey={(invoice) => invoice.id}
      loading={isLoading}
      error={error}
      errorTitle="Could not load invoices"
      onRetry={retry}
      empty={empty}
      onOpen={(invoice) => navigate(`/invoices/${invoice.id}`)}
      openLabel={(invoice) => `Open ${invoiceName(invoice)}`}
      actionsTitle={headings === 'upper' ? 'ACTIONS' : 'Actions'}
      actions={(invoice) => <InvoiceActions invoice={invoice} />}
      footer={
        rows && (
          <LoadMore shown={rows.length} total={count} noun="invoices" hasMore={hasMore} loading={isLoading} onMore={loadMore} />
        )
      }
    />
  );
}
