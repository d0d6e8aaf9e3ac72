import type { ProjectListQuery, ProjectStatus } from '@dwang/contracts';

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
  { value: 'endDate', label: 'End date' },
  { value: 'client', label: 'Client' },
  { value: '-unbilledAmount', label: 'Most unbilled' },
  { value: '-progress', label: 'Progress' },
];

/** Reads the address bar's words; anything unknown falls back to the first choice. */
export const toStatusChoice = (text: string): StatusChoice =>
  STATUS_CHOICES.find(({ value }) => value === text)?.value ?? 'active';
export const toProjectSort = (text: string): ProjectSort => SORTS.find(({ value }) => value === text)?.value ?? '-lastActivityAt';

export interface ProjectFilters {
  q: string;
  status: StatusChoice;
  sort: ProjectSort;
  clientId: number | undefined;
  /** Days between which a job is on, '' for no limit. */
  from: string;
  to: string;
}

/** What the server is asked for. */
export const toProjectQuery = ({ q, status, sort, clientId, from, to }: ProjectFilters): ProjectListQuery => ({
  q,
  sort,
  ...(status === 'all' ? {} : { status }),
  ...(clientId ? { clientId } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
