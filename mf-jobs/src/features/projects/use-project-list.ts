import { errorText } from '@dwang/client';
import type { Project, ProjectListQuery, ProjectStatus } from '@dwang/contracts';
import { useProjectPagesInfiniteQuery } from './project-pages.api';

export type StatusChoice = ProjectStatus | 'all';
export type ProjectSort = NonNullable<ProjectListQuery['sort']>;

export const STATUS_CHOICES: { value: StatusChoice; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'all', label: 'All Projects' },
];

export const SORTS: { value: ProjectSort; label: string }[] = [
  { value: '-lastActivityAt', label: 'Latest activity' },
  { value: 'name', label: 'Name' },
  { value: '-createdAt', label: 'Newest first' },
];

/** Reads the address bar's words; anything unknown falls back to the first choice. */
export const toStatusChoice = (text: string): StatusChoice =>
  STATUS_CHOICES.find(({ value }) => value === text)?.value ?? 'active';
export const toProjectSort = (text: string): ProjectSort => SORTS.find(({ value }) => value === text)?.value ?? '-lastActivityAt';

export interface ProjectList {
  rows: Project[] | undefined;
  total: number;
  isFetching: boolean;
  error: string | null;
  hasMore: boolean;
  more: () => void;
  retry: () => void;
}

export function useProjectList(q: string, status: StatusChoice, sort: ProjectSort): ProjectList {
  const query = useProjectPagesInfiniteQuery({ q, sort, ...(status === 'all' ? {} : { status }) });
  const pages = query.currentData?.pages;
  return {
    rows: pages?.flatMap((page) => page.items),
    total: pages?.[0]?.totals.count ?? 0,
    isFetching: query.isFetching,
    error: query.error ? errorText(query.error, 'Please try again.') : null,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
