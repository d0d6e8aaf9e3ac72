import type { Place, Region, SiteDayListQuery, Work } from '@dwang/contracts';
import { Users } from '@dwang/identity';
import { Database, type ListOrder, readInstant, type Scope, seek } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ClientRow } from '../clients/client.entity';
import { SiteRow } from '../clients/client-details.entity';
import { ProjectRow } from '../projects/project.entity';
import { type PlaceColumns, placeFrom } from '../rows/place-columns';
import { SiteDayRow } from './site-day.entity';
import type { BookedFacts } from './site-day-conflicts';

export type SiteDayQuery = z.output<typeof SiteDayListQuery>;
type Filters = Partial<Pick<SiteDayQuery, 'from' | 'to' | 'projectId' | 'userId'>>;

/** A booked day with what stands beside it on its job. */
export interface PlannedDay extends BookedFacts {
  uid: string;
  clientName: string | null;
  location: string;
  region: Region | null;
  /** On the map; null where nobody has said. */
  place: Place | null;
  work: Work;
  note: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

interface RawDay extends Omit<PlannedDay, 'place' | 'createdAt' | 'updatedAt'>, PlaceColumns {
  createdAt: string | Date;
  updatedAt: string | Date;
}

export const BY_DAY: ListOrder = { name: 'day', column: 'booked.day', idColumn: 'booked.id', direction: 'ASC', kind: 'text' };

const FIELDS = ['id', 'uid', 'projectId', 'userId', 'day', 'startTime', 'endTime', 'work', 'note', 'createdAt', 'updatedAt'];
const BESIDE = {
  projectName: 'project.name',
  projectStart: 'project.startDate',
  projectEnd: 'project.endDate',
  projectStatus: 'project.status',
  location: 'project.location',
  region: 'project.region',
  latMicro: 'COALESCE(project.latMicro, site.latMicro)',
  lngMicro: 'COALESCE(project.lngMicro, site.lngMicro)',
  clientName: 'client.name',
};

/** Booked days: the company's for its owner and users, their own for contractors. */
@Injectable()
export class SiteDaysRepository {
  constructor(
    private readonly db: Database,
    private readonly users: Users,
  ) {}

  page(scope: Scope, query: SiteDayQuery): Promise<PlannedDay[]> {
    return this.read(scope.companyId, seek(this.visible(scope, query), BY_DAY, query));
  }

  count(scope: Scope, filters: Filters): Promise<number> {
    return this.visible(scope, filters).getCount();
  }

  /** By day, at most `limit`. */
  list(scope: Scope, filters: Filters, limit: number): Promise<PlannedDay[]> {
    return this.read(scope.companyId, this.visible(scope, filters).orderBy('booked.day').addOrderBy('booked.id').limit(limit));
  }

  async one(scope: Scope, id: number): Promise<PlannedDay | null> {
    const [found] = await this.read(scope.companyId, this.visible(scope, {}).andWhere('booked.id = :id', { id }));
    return found ?? null;
  }

  /** Everything that these people do on days between the first and the last, whoever asks. */
  async ofPeople(companyId: number, userIds: readonly number[], from: string, to: string): Promise<PlannedDay[]> {
    if (userIds.length === 0) return [];
    const query = this.within(companyId, { from, to }).andWhere('booked.userId IN (:...userIds)', { userIds });
    return this.read(companyId, query);
  }

  private visible(scope: Scope, filters: Filters): SelectQueryBuilder<SiteDayRow> {
    const query = this.within(scope.companyId, filters);
    if (scope.role === 'contractor') query.andWhere('booked.userId = :me', { me: scope.userId });
    return query;
  }

  private within(companyId: number, { from, to, projectId, userId }: Filters): SelectQueryBuilder<SiteDayRow> {
    const query = this.db
      .repo(SiteDayRow)
      .createQueryBuilder('booked')
      .innerJoin(ProjectRow, 'project', 'project.id = booked.projectId')
      .leftJoin(ClientRow, 'client', 'client.id = project.clientId')
      .leftJoin(SiteRow, 'site', 'site.id = project.siteId')
      .where('booked.companyId = :companyId', { companyId });
    if (from) query.andWhere('booked.day >= :from', { from });
    if (to) query.andWhere('booked.day <= :to', { to });
    if (projectId) query.andWhere('booked.projectId = :projectId', { projectId });
    if (userId === 0) query.andWhere('booked.userId IS NULL');
    else if (userId) query.andWhere('booked.userId = :userId', { userId });
    return query;
  }

  private async read(companyId: number, query: SelectQueryBuilder<SiteDayRow>): Promise<PlannedDay[]> {
    query.select([]).addSelect('booked.version', 'version');
    for (const field of FIELDS) query.addSelect(`booked.${field}`, field);
    for (const [name, column] of Object.entries(BESIDE)) query.addSelect(column, name);
    const rows = await query.getRawMany<RawDay>();
    const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [Number(userId)]));
    const names = await this.users.namesOf(companyId, ids);
    return rows.map(({ latMicro, lngMicro, ...row }) => {
      const userId = row.userId === null ? null : Number(row.userId);
      return {
        ...row,
        id: Number(row.id),
        projectId: Number(row.projectId),
        version: Number(row.version),
        userId,
        userName: userId === null ? null : (names.get(userId) ?? ''),
        place: placeFrom({ latMicro, lngMicro }),
        createdAt: readInstant(row.createdAt),
        updatedAt: readInstant(row.updatedAt),
      };
    });
  }
}
