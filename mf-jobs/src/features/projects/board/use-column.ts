import type { ProjectListQuery, ProjectStage } from '@dwang/contracts';
import { countedList } from '../../../lists/paged-list';
import { useProjectPagesInfiniteQuery } from '../project-pages.api';
import { type Moved, withMoves } from './place';

/** What the server is asked for one column. */
export const columnQuery = (stage: ProjectStage, q: string): ProjectListQuery => ({ q, stage, sort: 'stageOrder' });

/** One column of the board: the jobs of a stage, page by page. */
export function useColumn(stage: ProjectStage, q: string, moves: readonly Moved[]) {
  const list = countedList(useProjectPagesInfiniteQuery(columnQuery(stage, q)));
  return { ...list, rows: list.rows && withMoves(stage, list.rows, moves) };
}
