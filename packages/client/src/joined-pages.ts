import { useMemo } from 'react';

interface Page<Row, Totals> {
  items: Row[];
  totals: Totals;
}

/** What a list that is read page by page (RTK Query's infinite query) answers. */
interface PagesQuery<Row, Totals> {
  data?: { pages: Page<Row, Totals>[] } | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** The pages read so far as one list, with the totals of the first; `more` reads the next page. */
export function useJoinedPages<Row, Totals>(query: PagesQuery<Row, Totals>) {
  const { data, error, isLoading, isFetching, hasNextPage: hasMore, fetchNextPage, refetch } = query;
  const joined = useMemo(() => {
    const [first] = data?.pages ?? [];
    return first && { items: data?.pages.flatMap(({ items }) => items) ?? [], totals: first.totals };
  }, [data]);
  return { data: joined, error, isLoading, isFetching, hasMore, more: () => void fetchNextPage(), refetch };
}
