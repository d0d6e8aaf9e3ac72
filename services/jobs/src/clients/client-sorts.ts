import type { ClientListQuery } from '@dwang/contracts';
import { type ListOrder, readInstant } from '@dwang/platform';
import type { z } from 'zod';
import type { RawClient } from './client.view';

interface Sort {
  order: ListOrder;
  /** What a row stands at in this order. */
  standsAt: (row: RawClient) => string | number | Date;
}

const by = (name: string, column: string, kind: ListOrder['kind'], standsAt: Sort['standsAt']): Sort => ({
  order: { name, column, idColumn: 'client.id', direction: name.startsWith('-') ? 'DESC' : 'ASC', kind },
  standsAt,
});

const USUAL = by('name', 'client.sortName', 'text', (row) => row.sortName);
const SORTS: Record<string, Sort> = {
  '-createdAt': by('-createdAt', 'client.createdAt', 'instant', (row) => readInstant(row.createdAt)),
  '-outstanding': by('-outstanding', 'client.outstandingCents', 'number', (row) => Number(row.outstandingCents)),
  '-activeProjects': by('-activeProjects', 'client.activeJobs', 'number', (row) => Number(row.activeJobs)),
};

/** How a list of clients is ordered; without a word, by name. */
export const clientSort = (sort: z.output<typeof ClientListQuery>['sort']): Sort => SORTS[sort ?? ''] ?? USUAL;
