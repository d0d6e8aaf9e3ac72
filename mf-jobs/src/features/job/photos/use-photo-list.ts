import type { Synced } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { useMemo } from 'react';
import { type Rows, useRows } from '../rows/use-rows';
import { usePhotoPagesInfiniteQuery } from './photos.api';

export interface PhotoList extends Rows<Photo> {
  total: number;
  /** Whether there is at least one photo from before the work and one from after it. */
  canCompare: boolean;
  hasMore: boolean;
  more: () => void;
}

/** The job's photos, the newest first, page by page, with what this device has not sent yet laid over. */
export function usePhotoList(projectId: number): PhotoList {
  const query = usePhotoPagesInfiniteQuery(projectId);
  const pages = query.data?.pages;
  const data = useMemo(() => {
    const totals = pages?.[0]?.totals;
    return totals && { items: pages.flatMap(({ items }) => items), totals };
  }, [pages]);
  const { error, isFetching, refetch } = query;
  const list = useRows('photo', projectId, { data, error, isFetching, refetch });
  const rows = useMemo(() => list.rows?.toSorted(newestFirst), [list.rows]);
  const hidden = list.hidden;
  const has = (mark: Photo['mark']) => rows?.some((row) => row.mark === mark) ?? false;
  const { before = 0, after = 0 } = data?.totals ?? {};
  return {
    ...list,
    rows,
    hidden: 0,
    total: Math.max((rows?.length ?? 0) + Math.max(hidden, 0), rows?.length ?? 0),
    canCompare: (has('before') || before > 0) && (has('after') || after > 0),
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
  };
}

const newestFirst = (one: Synced<Photo>, other: Synced<Photo>): number => other.takenAt.localeCompare(one.takenAt);
