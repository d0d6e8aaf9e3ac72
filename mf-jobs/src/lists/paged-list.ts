import { errorText } from '@dwang/client';

interface Pages<Row, Totals> {
  currentData?: { pages: readonly { items: Row[]; totals: Totals }[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** A list that is read page by page, as a table wants it: the rows of all pages that were read, with the totals of the first. */
export function pagedList<Row, Totals>(query: Pages<Row, Totals>) {
  const pages = query.currentData?.pages;
  return {
    /** Undefined until the first page is read. */
    rows: pages?.flatMap((page) => page.items),
    totals: pages?.[0]?.totals,
    isFetching: query.isFetching,
    error: query.error ? errorText(query.error, 'Please try again.') : null,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** The same with how many rows there are in all. */
export function countedList<Row, Totals extends { count: number }>(query: Pages<Row, Totals>) {
  const { totals, ...list } = pagedList(query);
  return { ...list, total: totals?.count ?? 0 };
}

export type CountedList<Row> = ReturnType<typeof countedList<Row, { count: number }>>;
