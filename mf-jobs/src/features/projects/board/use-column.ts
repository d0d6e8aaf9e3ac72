import { errorText } from '@dwang/client';
import type { Project, ProjectListQuery, ProjectStage } from '@dwang/contracts';
import { useProjectPagesInfiniteQuery } from '../project-pages.api';
import { type Moved, withMoves } from './place';

/** What the server is asked for one column. */
export const columnQuery = (stage: ProjectStage, q: string): ProjectListQuery => ({ q, stage, sort: 'stageOrder' });

/** One column of the board: the jobs of a stage, page by page. */
export function useColumn(stage: ProjectStage, q: string, moves: readonly Moved[]) {
  const query = useProjectPagesInfiniteQuery(columnQuery(stage, q));
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
