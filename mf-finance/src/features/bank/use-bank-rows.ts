import { errorText } from '@dwang/client';
import type { BankLine, BankLinePage, BankLineState } from '@dwang/contracts';
import { useListBankLinesInfiniteQuery } from '../../api/bank';

interface BankRows {
  rows: BankLine[] | undefined;
  totals: BankLinePage['totals'] | undefined;
  isFetching: boolean;
  error: string | null;
  retry: () => void;
  hasMore: boolean;
  loadMore: () => void;
}

/** The bank lines of one state, page by page, and the sums of all. */
export function useBankRows(state: BankLineState): BankRows {
  const query = useListBankLinesInfiniteQuery(state);
  return {
    rows: query.currentData?.pages.flatMap(({ items }) => items),
    totals: query.data?.pages.at(0)?.totals,
    isFetching: query.isFetching,
    error: query.isError ? errorText(query.error, 'Please try again.') : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
