import { AddIcon, Button, FilterBar, SearchBox, Segmented, Stack } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { InvoiceTable, InvoiceTotalsCards, useInvoiceFilters, useNewInvoice } from '../features/invoices';

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Paid' },
];

/** The Invoices tab of the finance screen. */
export function InvoicesTab() {
  const filters = useInvoiceFilters();
  const notify = useNotify();
  const { open, dialog } = useNewInvoice();
  const start = () => {
    open();
    notify.info({ title: 'New Invoice', description: 'Please enter the invoice details in the form.' });
  };
  const create = (
    <Button className="finance-create" type="primary" icon={<AddIcon aria-hidden />} onClick={start}>
      New Invoice
    </Button>
  );
  return (
    <Stack>
      <InvoiceTotalsCards />
      <FilterBar
        lead={
          <>
            <SearchBox value={filters.q} onSearch={filters.setQ} placeholder="Search invoices..." />
            <Segmented aria-label="Status" options={FILTERS} value={filters.status ?? 'all'} onChange={filters.setStatus} />
            {create}
          </>
        }
      />
      <InvoiceTable
        filters={filters}
        headings="title"
        empty={{
          text: 'No invoices found',
          hint: 'No invoices match your current filters or search criteria.',
          action: <Button onClick={start}>New Invoice</Button>,
        }}
      />
      {dialog}
    </Stack>
  );
}
