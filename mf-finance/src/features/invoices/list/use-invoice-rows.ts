import { errorText } from '@dwang/client';
import type { InvoiceStatus, InvoiceSummary, InvoiceTotals } from '@dwang/contracts';
import { useListInvoicesInfiniteQuery } from '../../../api/invoices';

const PAGE_SIZE = 50;

/** The totals of all invoices, whatever the list's filters: the same request as the unfiltered list. */
export function useInvoiceTotals(): { totals: InvoiceTotals | undefined; failed: boolean } {
  const { data, isError } = useListInvoicesInfiniteQuery({ limit: PAGE_SIZE });
  return { totals: data?.pages.at(0)?.totals, failed: isError && !data };
}

/** Which invoices; an empty text is no limit. */
export interface InvoiceChoice {
  status: InvoiceStatus | undefined;
  q: string;
  from: string;
  to: string;
}

export interface InvoiceRows {
  rows: InvoiceSummary[] | undefined;
  /** How many invoices match in all. */
  count: number | undefined;
  isLoading: boolean;
  error: string | null;
  retry: () => void;
  hasMore: boolean;
  loadMore: () => void;
}

/** The invoices that match, page by page. */
export function useInvoiceRows({ status, q, from, to }: InvoiceChoice): InvoiceRows {
  const query = useListInvoicesInfiniteQuery({
    limit: PAGE_SIZE,
    ...(status && { status }),
    ...(q && { q }),
    ...(from && { from }),
    ...(to && { to }),
  });
  const first = query.currentData?.pages.at(0);
  return {
    rows: query.currentData?.pages.flatMap((page) => page.items),
    count: first && countOf(first.totals, status),
    isLoading: query.isFetching,
    error: query.isError ? errorText(query.error, 'Please try again.') : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** Void invoices are in no total, so the unfiltered list may show more rows than are counted. */
function countOf(totals: InvoiceTotals, status: InvoiceStatus | undefined): number | undefined {
  if (status === 'draft' || status === 'paid' || status === 'pending' || status === 'overdue') return totals[status].count;
  return undefined;
}
