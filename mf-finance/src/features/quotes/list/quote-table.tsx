import { serverNow } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { useNavigate } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { quoteName } from '../../../quote-words';
import { quoteColumns } from './quote-columns';
import type { QuoteFilters } from './use-quote-filters';
import { useQuoteRows } from './use-quote-rows';
import '../quotes.css';

interface QuoteTableProps {
  filters: QuoteFilters;
  empty: { text: string; hint: string; action?: ReactNode };
}

/** The list itself: a table on wide screens, cards on phones. */
export function QuoteTable({ filters, empty }: QuoteTableProps) {
  const { rows, count, isLoading, error, retry, hasMore, loadMore } = useQuoteRows(filters);
  const navigate = useNavigate();
  const today = dayOf(serverNow(), useUser().company.timeZone);
  return (
    <DataTable
      label="Quotes"
      columns={quoteColumns(today)}
      rows={rows}
      rowKey={(quote) => quote.id}
      loading={isLoading}
      error={error}
      errorTitle="Could not load quotes"
      onRetry={retry}
      empty={empty}
      onOpen={(quote) => navigate(`/quotes/${quote.id}`)}
      openLabel={(quote) => `Open ${quoteName(quote)}: ${quote.title}`}
      footer={
        rows && (
          <LoadMore shown={rows.length} total={count} noun="quotes" hasMore={hasMore} loading={isLoading} onMore={loadMore} />
        )
      }
    />
  );
}
