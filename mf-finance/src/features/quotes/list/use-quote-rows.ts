import { errorText } from '@dwang/client';
import type { QuoteListQuery, QuoteSummary, QuoteTotals } from '@dwang/contracts';
import { useListQuotesInfiniteQuery } from '../../../api/quotes';
import type { QuoteFilters } from './use-quote-filters';

const PAGE_SIZE = 50;

/** The totals of all quotes, whatever the list's filters: the same request as the unfiltered list. */
export function useQuoteTotals(): { totals: QuoteTotals | undefined; failed: boolean } {
  const { data, isError } = useListQuotesInfiniteQuery({ limit: PAGE_SIZE });
  return { totals: data?.pages.at(0)?.totals, failed: isError && !data };
}

export interface QuoteRows {
  rows: QuoteSummary[] | undefined;
  /** How many match in all; unknown for those that were replaced. */
  count: number | undefined;
  isLoading: boolean;
  error: string | null;
  retry: () => void;
  hasMore: boolean;
  loadMore: () => void;
}

type Asked = Omit<QuoteFilters, 'set'>;

/** As the server is asked. */
export const toQuoteQuery = ({ status, q, clientId, projectId }: Asked): QuoteListQuery => ({
  ...(status && { status }),
  ...(q && { q }),
  ...(clientId && { clientId }),
  ...(projectId && { projectId }),
});

/** The quotes that match, page by page. */
export function useQuoteRows(filters: Asked): QuoteRows {
  const { status } = filters;
  const query = useListQuotesInfiniteQuery({ limit: PAGE_SIZE, ...toQuoteQuery(filters) });
  const totals = query.currentData?.pages.at(0)?.totals;
  return {
    rows: query.currentData?.pages.flatMap(({ items }) => items),
    count: totals && countOf(totals, status),
    isLoading: query.isFetching,
    error: query.isError ? errorText(query.error, 'Please try again.') : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

function countOf(totals: QuoteTotals, status: QuoteFilters['status']): number | undefined {
  if (status === 'superseded') return undefined;
  if (status) return totals[status].count;
  return Object.values(totals).reduce((sum, { count }) => sum + count, 0);
}
