import { errorText } from '@dwang/client';
import type { Project, ProjectStage } from '@dwang/contracts';
import { useProjectPagesInfiniteQuery } from '../project-pages.api';
import { type Moved, withMoves } from './place';

/** One column of the board: the jobs of a stage, page by page. */
export function useColumn(stage: ProjectStage, q: string, moves: readonly Moved[]) {
  const query = useProjectPagesInfiniteQuery({ q, stage, sort: 'stageOrder' });
  const pages = query.currentData?.pages;
  const rows: Project[] | undefined =
    pages &&
    withMoves(
      stage,
      pages.flatMap(({ items }) => items),
      moves,
    );
  return {
    rows,
    total: pages?.[0]?.totals.count ?? 0,
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    error: query.error ? errorText(query.error, 'Please try again.') : null,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
