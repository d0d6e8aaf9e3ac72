import { AddIcon, Button, FilterBar, Page, SearchBox } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { InvoiceTable, InvoiceTotalsCards, useInvoiceFilters, useNewInvoice } from '../features/invoices';

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'draft', label: 'Draft' },
  { key: 'pending', label: 'Pending' },
  { key: 'paid', label: 'Paid' },
  { key: 'overdue', label: 'Overdue' },
];

/** /invoices: the professional list. */
export function InvoicesScreen() {
  const filters = useInvoiceFilters();
  const { open, dialog } = useNewInvoice();
  const create = (
    <Button type="primary" icon={<AddIcon aria-hidden />} onClick={open}>
      New Invoice
    </Button>
  );
  return (
    <Page title="Professional Invoices" action={create}>
      <InvoiceTotalsCards />
      <Tabs className="finance-tabs" activeKey={filters.status ?? 'all'} onChange={filters.setStatus} items={TABS} />
      <FilterBar
        lead={<SearchBox value={filters.q} onSearch={filters.setQ} placeholder="Search by invoice number or client..." />}
      />
      <InvoiceTable
        filters={filters}
        headings="upper"
        empty={{
          text: 'No invoices found matching your criteria.',
          hint: 'Try changing your filters or create a new invoice.',
          action: <Button onClick={open}>New Invoice</Button>,
        }}
      />
      {dialog}
    </Page>
  );
}
