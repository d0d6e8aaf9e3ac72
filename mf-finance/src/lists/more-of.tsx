import { LoadMore } from '@dwang/kit/data';
import type { ReactNode } from 'react';

/** A list of pages as RTK Query gives it. */
interface PagedQuery {
  currentData?: { pages: readonly { items: readonly unknown[]; totals: unknown }[] } | undefined;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The foot of a list: how many of `total` are shown, and the next page. Null until the first page is there. */
export function moreOf(
  { currentData, isFetching, hasNextPage, fetchNextPage }: PagedQuery,
  noun: string,
  total?: number,
): ReactNode {
  if (!currentData) return null;
  const shown = currentData.pages.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <LoadMore
      shown={shown}
      {...(total !== undefined && { total })}
      noun={noun}
      hasMore={hasNextPage}
      loading={isFetching}
      onMore={() => void fetchNextPage()}
    />
  );
}
