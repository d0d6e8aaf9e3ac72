import type { EntryOverlap } from '@dwang/contracts';
import { Database, type ListOrder, readInstant, type Scope, seek } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectRow } from '../projects/project.entity';
import { type Entries, entriesIn, type TimeEntryQuery, touching } from './entry-query';
import { EntrySearch } from './entry-search';
import { TimeEntryRow } from './time-entry.entity';
import type { RawTimeEntry } from './time-entry.view';

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
  'billedSeconds',
  'notes',
  'hourlyRateCents',
  'amountCents',
];
const MORE_FIELDS = ['invoiceId', 'approval', 'createdAt', 'version'];
const OVERLAPS_TOLD = 5;

/** Whose entry it is and when it was. */
export type Placed = Pick<TimeEntryRow, 'id' | 'companyId' | 'userId' | 'startTime' | 'endTime'>;

/** Lists of time entries: the company's for its owner, their own for everybody else. */
@Injectable()
export class TimeEntriesRepository {
  constructor(
    private readonly db: Database,
    private readonly search: EntrySearch,
  ) {}

  /**
   * The numbers of the page first, then its rows: what is sorted is narrow, also where a search finds many. `found` says how many there are
   * on all pages, as far as is known.
   */
  async page(scope: Scope, query: TimeEntryQuery, found = 0): Promise<RawTimeEntry[]> {
    const order = timeEntryOrder(query.sort);
    const ids = await this.search.ids(scope, query, order, found);
    if (ids.length === 0) return [];
    const rows = withNames(entriesIn(this.db, scope, {}, {}, true)).andWhere('entry.id IN (:...ids)', { ids });
    return seek(rows, order, { limit: query.limit }).getRawMany<RawTimeEntry>();
  }

  async one(scope: Scope, id: number): Promise<RawTimeEntry | null> {
    const row = await withNames(entriesIn(this.db, scope, {}, {}, true))
      .andWhere('entry.id = :id', { id })
      .getRawOne<RawTimeEntry>();
    return row ?? null;
  }

  /** Other entries of the same person that share a moment with this one, the earliest five. */
  async overlaps({ id, companyId, userId, startTime, endTime }: Placed): Promise<EntryOverlap[]> {
    const query = this.db
      .repo(TimeEntryRow)
      .createQueryBuilder('entry')
      .innerJoin(ProjectRow, 'project', 'project.id = entry.projectId')
      .where('entry.companyId = :companyId AND entry.userId = :userId AND entry.id <> :id', { id, companyId, userId });
    const found = await touching(query, { from: startTime.getTime(), to: endTime.getTime() })
      .select('entry.id', 'id')
      .addSelect('project.name', 'projectName')
      .addSelect('entry.startTime', 'startTime')
      .addSelect('entry.endTime', 'endTime')
      .orderBy('entry.startTime')
      .addOrderBy('entry.id')
      .limit(OVERLAPS_TOLD)
      .getRawMany<{ id: number; projectName: string; startTime: string | Date; endTime: string | Date }>();
    return found.map((other) => ({
      ...other,
      startTime: readInstant(other.startTime).toISOString(),
      endTime: readInstant(other.endTime).toISOString(),
    }));
  }
}

function withNames(query: Entries): Entries {
  query.select([]);
  for (const field of [...FIELDS, ...MORE_FIELDS]) query.addSelect(`entry.${field}`, field);
  return query.addSelect('project.name', 'projectName').addSelect('client.name', 'clientName');
}
