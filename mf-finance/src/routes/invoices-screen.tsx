import { AddIcon, Button, FilterBar, Page, SearchBox, Stack } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { DayRange } from '@dwang/kit/form';
import { AgeingCard } from '../features/ageing';
import { BulkExportButton, XeroButton } from '../features/bulk';
import { InvoiceTable, InvoiceTotalsCards, useInvoiceFilters, useNewInvoice } from '../features/invoices';
import { RemindersButton } from '../features/sending';
import { FinanceRooms } from '../rooms/finance-rooms';

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'draft', label: 'Draft' },
  { key: 'pending', label: 'Pending' },
  { key: 'paid', label: 'Paid' },
  { key: 'overdue', label: 'Overdue' },
  { key: 'part_paid', label: 'Part-paid' },
  { key: 'credited', label: 'Credited' },
  { key: 'written_off', label: 'Written off' },
];

/** /invoices: the professional list. */
export function InvoicesScreen() {
  const filters = useInvoiceFilters();
  const status = filters.status ?? 'all';
  const { open, dialog } = useNewInvoice();
  const create = (
    <Button type="primary" icon={<AddIcon aria-hidden />} onClick={open}>
      New Invoice
    </Button>
  );
  const list = (
    <Stack>
      <FilterBar
        lead={<SearchBox value={filters.q} onSearch={filters.setQ} placeholder="Search by invoice number or client..." />}
        activeCount={[filters.from, filters.to].filter(Boolean).length}
        onReset={() => filters.setDays({ from: null, to: null })}
      >
        <DayRange from={filters.from} to={filters.to} onChange={filters.setDays} />
        <BulkExportButton filters={filters} />
        <XeroButton filters={filters} />
      </FilterBar>
      <InvoiceTable
        filters={filters}
        headings="upper"
        empty={{
          text: 'No invoices found matching your criteria.',
          hint: 'Try changing your filters or create a new invoice.',
          action: <Button onClick={open}>New Invoice</Button>,
        }}
      />
    </Stack>
  );
  return (
    <Page title="Professional Invoices" extra={<RemindersButton />} action={create} filters={<FinanceRooms />}>
      <InvoiceTotalsCards />
      <Tabs
        activeKey={status}
        onChange={filters.setStatus}
        items={TABS.map((tab) => ({ ...tab, children: tab.key === status ? list : null }))}
      />
      <AgeingCard />
      {dialog}
    </Page>
  );
}
