import type { ClientListQuery } from '@dwang/contracts';

export type ClientSort = NonNullable<ClientListQuery['sort']>;
export type ClientView = 'all' | 'owing' | 'no-email' | 'archived';

export const SORTS: { value: ClientSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: '-createdAt', label: 'Newest first' },
  { value: '-outstanding', label: 'Most outstanding' },
  { value: '-activeProjects', label: 'Most active jobs' },
];

export const VIEWS: { value: ClientView; label: string }[] = [
  { value: 'all', label: 'All clients' },
  { value: 'owing', label: 'Owing money' },
  { value: 'no-email', label: 'Without email' },
  { value: 'archived', label: 'Archived' },
];

export interface ClientFilters {
  q: string;
  sort: ClientSort;
  view: ClientView;
}

/** Reads the address bar's words; anything unknown falls back to the first choice. */
export const toClientSort = (text: string): ClientSort => SORTS.find(({ value }) => value === text)?.value ?? 'name';
export const toClientView = (text: string): ClientView => VIEWS.find(({ value }) => value === text)?.value ?? 'all';

const SHOWN = {
  all: {},
  owing: { hasOutstanding: 'true' },
  'no-email': { hasEmail: 'false' },
  archived: { archived: 'true' },
} satisfies Record<ClientView, Partial<ClientListQuery>>;

/** What the server is asked for. */
export const toClientQuery = ({ q, sort, view }: ClientFilters): ClientListQuery => ({ q, sort, ...SHOWN[view] });
