import type { TimeEntryListQuery } from '@dwang/contracts';
import { daySpan, startOfDay } from '@dwang/domain';
import { Database, type ListOrder, type Scope, seek } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ClientRow } from '../clients/client.entity';
import { ProjectRow } from '../projects/project.entity';
import { whereAnyContains } from '../rows/where-any-contains';
import { ownTimeOnly } from './own-time';
import { TimeEntryRow } from './time-entry.entity';
import type { RawTimeEntry, RawTotals } from './time-entry.view';

export type TimeEntryQuery = z.output<typeof TimeEntryListQuery>;
type Filters = Omit<TimeEntryQuery, 'limit' | 'cursor' | 'sort'>;
type Entries = SelectQueryBuilder<TimeEntryRow>;

const start = { column: 'entry.startTime', idColumn: 'entry.id', kind: 'instant' } as const;
const OLDEST: ListOrder = { ...start, name: 'startTime', direction: 'ASC' };
const NEWEST: ListOrder = { ...start, name: '-startTime', direction: 'DESC' };
export const timeEntryOrder = (sort: TimeEntryQuery['sort']): ListOrder => (sort === 'startTime' ? OLDEST : NEWEST);

const FIELDS = [
  'id',
  'uid',
  'userId',
  'projectId',
  'startTime',
  'endTime',
  'duration',
  'notes',
  'hourlyRateCents',
  'amountCents',
];
const MORE_FIELDS = ['invoiceId', 'createdAt', 'version'];

/** A half-open span of instants, in milliseconds; open ends are allowed. */
export interface Period {
  from?: number;
  to?: number;
}

/** The reading side of time entries: the company's for its owner, their own for everybody else. */
@Injectable()
export class TimeEntriesRepository {
  constructor(private readonly db: Database) {}

  page(scope: Scope, query: TimeEntryQuery): Promise<RawTimeEntry[]> {
    return seek(this.withNames(this.matching(scope, query, true)), timeEntryOrder(query.sort), query).getRawMany<RawTimeEntry>();
  }

  async one(scope: Scope, id: number): Promise<RawTimeEntry | null> {
    const row = await this.withNames(this.matching(scope, {}, true))
      .andWhere('entry.id = :id', { id })
      .getRawOne<RawTimeEntry>();
    return row ?? null;
  }

  /** Count, seconds and cents over all rows that match. */
  async totals(scope: Scope, filters: Filters): Promise<RawTotals> {
    const sums = await summed(this.matching(scope, filters)).getRawOne<RawTotals>();
    return sums ?? { count: 0, seconds: 0, cents: 0 };
  }

  async totalsOfPeriod(scope: Scope, { from, to }: Period): Promise<RawTotals> {
    const query = this.matching(scope, {});
    if (from !== undefined) query.andWhere('entry.startTime >= :periodFrom', { periodFrom: new Date(from) });
    if (to !== undefined) query.andWhere('entry.startTime < :periodTo', { periodTo: new Date(to) });
    const sums = await summed(query).getRawOne<RawTotals>();
    return sums ?? { count: 0, seconds: 0, cents: 0 };
  }

  /** Joins project and client only where their names are shown or searched: sums run without. */
  private matching(scope: Scope, { from, to, projectId, userId, q, billed }: Filters, isNamed = false): Entries {
    const query = this.db
      .repo(TimeEntryRow)
      .createQueryBuilder('entry')
      .where('entry.companyId = :companyId', { companyId: scope.companyId });
    if (isNamed || q) {
      query.innerJoin(ProjectRow, 'project', 'project.id = entry.projectId');
      query.leftJoin(ClientRow, 'client', 'client.id = project.clientId');
    }
    ownTimeOnly(scope, query, 'entry');
    if (from) query.andWhere('entry.startTime >= :from', { from: new Date(startOfDay(from, scope.timeZone)) });
    if (to) query.andWhere('entry.startTime < :to', { to: new Date(daySpan(to, to, scope.timeZone).to) });
    if (projectId) query.andWhere('entry.projectId = :projectId', { projectId });
    if (userId) query.andWhere('entry.userId = :userId', { userId });
    if (billed !== undefined) query.andWhere(`entry.invoiceId IS ${billed ? 'NOT NULL' : 'NULL'}`);
    whereAnyContains(query, ['entry.searchText', 'project.searchText', 'client.searchText'], q);
    return query;
  }

  private withNames(query: Entries): Entries {
    query.select([]);
    for (const field of [...FIELDS, ...MORE_FIELDS]) query.addSelect(`entry.${field}`, field);
    return query.addSelect('project.name', 'projectName').addSelect('client.name', 'clientName');
  }
}

const summed = (query: Entries): Entries =>
  query.select('COUNT(*)', 'count').addSelect('SUM(entry.duration)', 'seconds').addSelect('SUM(entry.amountCents)', 'cents');
