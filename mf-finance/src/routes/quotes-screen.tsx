import { AddIcon, Button, FilterBar, Page, SearchBox, Stack } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { useState } from 'react';
import { QuoteExport, QuoteTable, QuoteTotalsCards, TemplatesDialog, useNewQuote, useQuoteFilters } from '../features/quotes';
import { ChosenClient } from '../parties/chosen-client';
import { FinanceRooms } from '../rooms/finance-rooms';

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'draft', label: 'Draft' },
  { key: 'sent', label: 'Sent' },
  { key: 'accepted', label: 'Accepted' },
  { key: 'declined', label: 'Declined' },
  { key: 'expired', label: 'Expired' },
];

/** /quotes: the list. */
export function QuotesScreen() {
  const filters = useQuoteFilters();
  const status = filters.status ?? 'all';
  const isFiltered = Boolean(filters.q || filters.clientId || filters.projectId || status !== 'all');
  const { open, dialog } = useNewQuote();
  const [showsTemplates, setShowsTemplates] = useState(false);
  const create = (
    <Button type="primary" icon={<AddIcon aria-hidden />} onClick={open}>
      New Quote
    </Button>
  );
  const list = (
    <Stack>
      <FilterBar
        lead={
          <SearchBox
            value={filters.q}
            onSearch={(q) => filters.set('q', q)}
            placeholder="Search by number, client or what is quoted..."
          />
        }
        activeCount={filters.clientId ? 1 : 0}
        onReset={() => filters.set('clientId', '')}
      >
        <ChosenClient value={filters.clientId} onChange={(id) => filters.set('clientId', id ? String(id) : '')} />
        <QuoteExport filters={filters} />
      </FilterBar>
      <QuoteTable
        filters={filters}
        empty={{
          ...(isFiltered
            ? { text: 'No quotes found.', hint: 'Try changing your filters or create a new quote.' }
            : { text: 'No quotes yet.', hint: 'Your client reads, chooses and accepts a quote by a private link.' }),
          action: <Button onClick={open}>New Quote</Button>,
        }}
      />
    </Stack>
  );
  return (
    <Page
      title="Quotes"
      filters={<FinanceRooms />}
      extra={<Button onClick={() => setShowsTemplates(true)}>Templates</Button>}
      action={create}
    >
      <QuoteTotalsCards />
      <Tabs
        activeKey={status}
        onChange={(key) => filters.set('status', key === 'all' ? '' : key)}
        items={TABS.map((tab) => ({ ...tab, children: tab.key === status ? list : null }))}
      />
      {dialog}
      {showsTemplates && <TemplatesDialog onClose={() => setShowsTemplates(false)} />}
    </Page>
  );
}
