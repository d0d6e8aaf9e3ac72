import type { ProjectListQuery } from '@dwang/contracts';
import { Database, type ListOrder, type Scope, seek } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { sharedOnly } from '../access/shared-only';
import { ClientRow } from '../clients/client.entity';
import { whereAnyContains } from '../rows/where-any-contains';
import { ownTimeOnly } from '../time-entries/own-time';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { ProjectRow } from './project.entity';
import type { RawProject } from './project.view';

export type ProjectQuery = z.output<typeof ProjectListQuery>;
type Filters = Pick<ProjectQuery, 'q' | 'status' | 'clientId'>;

/** The newest entry's start or the project's own last change, whichever is later. */
const LAST_ACTIVITY = 'CASE WHEN hours.lastStart > project.updatedAt THEN hours.lastStart ELSE project.updatedAt END';
const idColumn = 'project.id';
const BUSIEST: ListOrder = { name: '-lastActivityAt', column: LAST_ACTIVITY, idColumn, direction: 'DESC', kind: 'instant' };
const BY_NAME: ListOrder = { name: 'name', column: 'project.sortName', idColumn, direction: 'ASC', kind: 'text' };
const NEWEST: ListOrder = { name: '-createdAt', column: 'project.createdAt', idColumn, direction: 'DESC', kind: 'instant' };

export const projectOrder = (sort: ProjectQuery['sort']): ListOrder =>
  sort === 'name' ? BY_NAME : sort === '-createdAt' ? NEWEST : BUSIEST;

const FIELDS = ['id', 'uid', 'userId', 'name', 'clientId', 'location', 'hourlyRateCents', 'startDate', 'endDate', 'progress'];
const MORE_FIELDS = [
  'description',
  'status',
  'estimateCents',
  'estimateSeconds',
  'region',
  'generalOf',
  'sortName',
  'createdAt',
  'version',
];

/** The reading side of projects: hours and money summed in SQL, one query a page. */
@Injectable()
export class ProjectsRepository {
  constructor(private readonly db: Database) {}

  page(scope: Scope, query: ProjectQuery): Promise<RawProject[]> {
    const rows = this.withHours(scope, this.matching(scope, query));
    return seek(rows, projectOrder(query.sort), query).getRawMany<RawProject>();
  }

  async one(scope: Scope, id: number): Promise<RawProject | null> {
    const row = await this.withHours(scope, this.matching(scope, {}))
      .andWhere('project.id = :id', { id })
      .getRawOne<RawProject>();
    return row ?? null;
  }

  /** Active projects that have an estimate in money. */
  estimated(scope: Scope): Promise<RawProject[]> {
    return this.withHours(scope, this.matching(scope, { status: 'active' }))
      .andWhere('project.generalOf IS NULL')
      .andWhere('project.estimateCents > 0')
      .getRawMany<RawProject>();
  }

  /** Names by id of the active projects that the caller sees. */
  async activeNames(scope: Scope): Promise<Map<number, string>> {
    const rows = await this.matching(scope, { status: 'active' }).getMany();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  count(scope: Scope, query: Filters): Promise<number> {
    return this.matching(scope, query).getCount();
  }

  /** How many are active and completed among those that match but for the status; the General project is counted in neither. */
  async countByStatus(scope: Scope, { q, clientId }: Filters): Promise<{ active: number; completed: number }> {
    const rows = await this.matching(scope, { q, clientId })
      .andWhere('project.generalOf IS NULL')
      .select('project.status', 'status')
      .addSelect('COUNT(*)', 'amount')
      .groupBy('project.status')
      .getRawMany<{ status: string; amount: number | string }>();
    const of = (status: string) => Number(rows.find((row) => row.status === status)?.amount ?? 0);
    return { active: of('active'), completed: of('completed') };
  }

  private matching(scope: Scope, { q, status, clientId }: Filters): SelectQueryBuilder<ProjectRow> {
    const query = this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .leftJoin(ClientRow, 'client', 'client.id = project.clientId')
      .where('project.companyId = :companyId', { companyId: scope.companyId });
    if (status) query.andWhere('project.status = :status', { status });
    if (clientId) query.andWhere('project.clientId = :clientId', { clientId });
    sharedOnly(scope, query, 'project.id');
    whereAnyContains(query, ['project.searchText', 'client.searchText'], q);
    return query;
  }

  private withHours(scope: Scope, query: SelectQueryBuilder<ProjectRow>): SelectQueryBuilder<ProjectRow> {
    query.leftJoin(
      (sums) => {
        sums
          .select('entry.projectId', 'projectId')
          .addSelect('MAX(entry.startTime)', 'lastStart')
          .addSelect('SUM(entry.duration)', 'totalSeconds')
          .addSelect('SUM(entry.amountCents)', 'actualCents')
          .addSelect('SUM(CASE WHEN entry.invoiceId IS NULL THEN entry.duration ELSE 0 END)', 'unbilledSeconds')
          .addSelect('SUM(CASE WHEN entry.invoiceId IS NULL THEN entry.amountCents ELSE 0 END)', 'unbilledCents')
          .from(TimeEntryRow, 'entry')
          .where('entry.companyId = :companyId');
        ownTimeOnly(scope, sums, 'entry');
        return sums.groupBy('entry.projectId');
      },
      'hours',
      'hours.projectId = project.id',
    );
    query.select([]);
    for (const field of [...FIELDS, ...MORE_FIELDS]) query.addSelect(`project.${field}`, field);
    for (const sum of ['totalSeconds', 'actualCents', 'unbilledSeconds', 'unbilledCents']) query.addSelect(`hours.${sum}`, sum);
    return query.addSelect('client.name', 'clientName').addSelect(LAST_ACTIVITY, 'lastActivityAt');
  }
}
