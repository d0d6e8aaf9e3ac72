import { MAX_ENTRY_SECONDS, type TimeEntryListQuery } from '@dwang/contracts';
import { addDays, startOfDay } from '@dwang/domain';
import { type Database, type Scope, whereWords } from '@dwang/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ClientRow } from '../clients/client.entity';
import { ProjectRow } from '../projects/project.entity';
import { entriesHolding } from '../rows/holding-word';
import { ownTimeOnly, seesAllTime } from './own-time';
import { TimeEntryRow } from './time-entry.entity';

export type TimeEntryQuery = z.output<typeof TimeEntryListQuery>;
/** Which entries; their days come as a `Period`. */
export type EntryFilters = Pick<Partial<TimeEntryQuery>, 'projectId' | 'userId' | 'invoiceId' | 'q' | 'billed' | 'approval'>;
export type Entries = SelectQueryBuilder<TimeEntryRow>;

/** A half-open span of instants, in milliseconds; open ends are allowed. */
export interface Period {
  from?: number;
  to?: number;
}

/** The days `from` to `to` of the zone, both included. */
export const periodOf = (days: { from?: string | undefined; to?: string | undefined }, zone: string): Period => ({
  ...(days.from ? { from: startOfDay(days.from, zone) } : {}),
  ...(days.to ? { to: startOfDay(addDays(days.to, 1), zone) } : {}),
});

/**
 * The entries that the caller may see and that have time within the period. Joins project and client only where their names are shown
 * (`isNamed`): sums run without. Every entry has a project; it is a left join so that MySQL begins with the entries.
 */
export function entriesIn(db: Database, scope: Scope, filters: EntryFilters, period: Period, isNamed = false): Entries {
  const { projectId, userId, invoiceId, q, billed, approval } = filters;
  const query = db
    .repo(TimeEntryRow)
    .createQueryBuilder('entry')
    // Of one job they are looked up by the job, not by the company, which has far more: a new database does not know that.
    .where(`entry.companyId ${projectId ? '+ 0 ' : ''}= :companyId`, { companyId: scope.companyId });
  if (isNamed) {
    query.leftJoin(ProjectRow, 'project', 'project.id = entry.projectId');
    query.leftJoin(ClientRow, 'client', 'client.id = project.clientId');
  }
  ownTimeOnly(scope, query, 'entry');
  touching(query, period);
  if (projectId) query.andWhere('entry.projectId = :projectId', { projectId });
  if (userId) query.andWhere('entry.userId = :userId', { userId });
  if (invoiceId) query.andWhere('entry.invoiceId = :invoiceId', { invoiceId });
  if (billed !== undefined) query.andWhere(`entry.invoiceId IS ${billed ? 'NOT NULL' : 'NULL'}`);
  if (approval) query.andWhere('entry.approval = :approval', { approval });
  whereWords(query, q, entriesHolding);
  return query;
}

/** Keeps entries that share a moment with the half-open period. None spans more than 31 days, so that the index of starts serves. */
export function touching(query: Entries, { from, to }: Period): Entries {
  if (from !== undefined) {
    query.andWhere('entry.startTime >= :earliest AND entry.endTime > :periodFrom', {
      earliest: new Date(from - MAX_ENTRY_SECONDS * 1000),
      periodFrom: new Date(from),
    });
  }
  if (to !== undefined) query.andWhere('entry.startTime < :periodTo', { periodTo: new Date(to) });
  return query;
}

/** Whether all the company's time is asked for, or all that is billed or is not. */
export const isAllTime = (
  scope: Scope,
  { projectId, userId, invoiceId, q, approval }: EntryFilters,
  { from, to }: Period,
): boolean =>
  seesAllTime(scope) &&
  [projectId, userId, invoiceId, q, approval, from, to].every((filter) => filter === undefined || filter === '');
