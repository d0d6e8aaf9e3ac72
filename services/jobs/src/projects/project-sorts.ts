import type { ProjectListQuery } from '@dwang/contracts';
import { type ListOrder, readInstant, type Scope } from '@dwang/platform';
import type { z } from 'zod';
import { seesAllTime } from '../time-entries/own-time';
import type { RawProject } from './project.view';

type ProjectQuery = z.output<typeof ProjectListQuery>;

interface Sort {
  order: ListOrder;
  /** What a row stands at in this order. */
  standsAt: (row: RawProject) => string | number | Date;
}

const idColumn = 'project.id';

const by = (
  name: string,
  column: string,
  kind: ListOrder['kind'],
  standsAt: Sort['standsAt'],
  direction: ListOrder['direction'] = name.startsWith('-') ? 'DESC' : 'ASC',
): Sort => ({ order: { name, column, idColumn, direction, kind }, standsAt });

/** SQL of a job's unbilled money that the caller may see: kept beside the job for who sees all time, else joined for this one order. */
export const unbilledOf = (scope: Scope): string =>
  seesAllTime(scope) ? 'project.unbilledCents' : 'COALESCE(unbilled.cents, 0)';

const USUAL = by('-lastActivityAt', 'project.lastActivityAt', 'instant', (row) => readInstant(row.lastActivityAt));

const SORTS: Record<string, Sort> = {
  name: by('name', 'project.sortName', 'text', (row) => row.sortName),
  '-createdAt': by('-createdAt', 'project.createdAt', 'instant', (row) => readInstant(row.createdAt)),
  endDate: by('endDate', 'project.endOrder', 'text', (row) => row.endOrder),
  client: by('client', 'project.clientOrder', 'text', (row) => row.clientOrder),
  '-progress': by('-progress', 'project.progress', 'number', (row) => Number(row.progress)),
  stageOrder: by('stageOrder', 'project.stageOrder', 'number', (row) => Number(row.stageOrder)),
};

/** How a list of jobs is ordered for the caller; without a word, by the latest activity. */
export const projectSort = (sort: ProjectQuery['sort'], scope: Scope): Sort =>
  sort === '-unbilledAmount'
    ? by(sort, unbilledOf(scope), 'number', (row) => Number(row.orderCents ?? 0))
    : (SORTS[sort ?? ''] ?? USUAL);
