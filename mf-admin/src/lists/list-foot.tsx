import { LoadMore } from '@dwang/kit/data';

interface Page {
  items: readonly unknown[];
  totals: { count: number };
}

export interface ListFootProps {
  /** The query of a list that is read page by page. */
  list: {
    currentData?: { pages: readonly Page[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  noun: string;
}

/** How many rows are shown of all, and more of them; nothing below a list that is empty or could not be loaded. */
export function ListFoot({ list, noun }: ListFootProps) {
  const pages = list.currentData?.pages ?? [];
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  if (shown === 0) return null;
  return (
    <LoadMore
      shown={shown}
      total={pages.at(-1)?.totals.count ?? 0}
      noun={noun}
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
