import { Button, FilterBar, SearchBox, Segmented, Stack } from '@dwang/kit';
import { InvoiceTable, InvoiceTotalsCards, useInvoiceFilters } from '../features/invoices';

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Paid' },
];

/** The Invoices tab of the finance screen. */
export function InvoicesTab({ onNew }: { onNew: () => void }) {
  const filters = useInvoiceFilters();
  return (
    <Stack>
      <InvoiceTotalsCards />
      <FilterBar
        lead={
          <>
            <SearchBox value={filters.q} onSearch={filters.setQ} placeholder="Search invoices..." />
            <Segmented aria-label="Status" options={FILTERS} value={filters.status ?? 'all'} onChange={filters.setStatus} />
          </>
        }
      />
      <InvoiceTable
        filters={filters}
        headings="title"
        empty={{
          text: 'No invoices found',
          hint: 'No invoices match your current filters or search criteria.',
          action: <Button onClick={onNew}>New Invoice</Button>,
        }}
      />
    </Stack>
  );
}
