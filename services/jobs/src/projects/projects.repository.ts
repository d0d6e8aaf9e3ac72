import { type ProjectListQuery, ProjectStage } from '@dwang/contracts';
import { Database, type Scope, seek } from '@dwang/platform';
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
import { ProjectHours } from './project-hours';
import { projectSort, UNBILLED } from './project-sorts';

export type ProjectQuery = z.output<typeof ProjectListQuery>;
type Filters = Partial<Omit<ProjectQuery, 'limit' | 'cursor' | 'sort'>>;
type StageCounts = Record<ProjectStage, number>;

const FIELDS = ['id', 'uid', 'userId', 'name', 'clientId', 'location', 'hourlyRateCents', 'startDate', 'endDate', 'progress'];
const MORE_FIELDS = [
  'description',
  'status',
  'stage',
  'stageOrder',
  'estimateCents',
  'estimateSeconds',
  'region',
  'generalOf',
  'sortName',
  'lastActivityAt',
  'createdAt',
  'version',
];

/** The reading side of projects: a page of jobs, then the sums of just those. */
@Injectable()
export class ProjectsRepository {
  constructor(
    private readonly db: Database,
    private readonly hours: ProjectHours,
  ) {}

  async page(scope: Scope, query: ProjectQuery): Promise<RawProject[]> {
    const rows = this.shown(this.matching(scope, query));
    if (query.sort === '-unbilledAmount') this.joinUnbilled(scope, rows);
    return this.read(scope, seek(rows, projectSort(query.sort).order, query));
  }

  async one(scope: Scope, id: number): Promise<RawProject | null> {
    const [row] = await this.read(scope, this.shown(this.matching(scope, {})).andWhere('project.id = :id', { id }));
    return row ?? null;
  }

  /** Active projects that have an estimate in money. */
  estimated(scope: Scope): Promise<RawProject[]> {
    const rows = this.shown(this.matching(scope, { status: 'active' }));
    return this.read(scope, rows.andWhere('project.generalOf IS NULL').andWhere('project.estimateCents > 0'));
  }

  /** Names by id of the active projects that the caller sees. */
  async activeNames(scope: Scope): Promise<Map<number, string>> {
    const rows = await this.matching(scope, { status: 'active' }).getMany();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  count(scope: Scope, query: Filters): Promise<number> {
    return this.matching(scope, query).getCount();
  }

  /** How many are in each stage among those that match but for status and stage; the General project is counted in none. */
  async countByStage(scope: Scope, { status: _status, stage: _stage, ...filters }: Filters): Promise<StageCounts> {
    const count = (query: SelectQueryBuilder<ProjectRow>) =>
      query
        .select('project.stage', 'stage')
        .addSelect('COUNT(*)', 'amount')
        .groupBy('project.stage')
        .getRawMany<{ stage: ProjectStage; amount: number | string }>();
    const all = await count(this.matching(scope, filters));
    const general = await count(this.matching(scope, filters).andWhere('project.generalOf = :companyId'));
    const of = (rows: typeof all, stage: ProjectStage) => Number(rows.find((row) => row.stage === stage)?.amount ?? 0);
    return Object.fromEntries(ProjectStage.options.map((stage) => [stage, of(all, stage) - of(general, stage)])) as StageCounts;
  }

  private matching(scope: Scope, filters: Filters): SelectQueryBuilder<ProjectRow> {
    const { q, status, stage, clientId, from, to } = filters;
    const query = this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .where('project.companyId = :companyId', { companyId: scope.companyId });
    if (status) query.andWhere('project.status = :status', { status });
    if (stage) query.andWhere('project.stage = :stage', { stage }).andWhere('project.generalOf IS NULL');
    if (clientId) query.andWhere('project.clientId = :clientId', { clientId });
    if (from) query.andWhere('COALESCE(project.endDate, project.startDate) >= :from', { from });
    if (to) query.andWhere('project.startDate <= :to', { to });
    sharedOnly(scope, query, 'project.id');
    if (!q) return query;
    withClient(query);
    whereAnyContains(query, ['project.searchText', 'client.searchText'], q);
    return query;
  }

  private joinUnbilled(scope: Scope, query: SelectQueryBuilder<ProjectRow>): void {
    query.leftJoin(
      (sums) => {
        sums
          .select('entry.projectId', 'projectId')
          .addSelect('SUM(entry.amountCents)', 'cents')
          .from(TimeEntryRow, 'entry')
          .where('entry.companyId = :companyId')
          .andWhere('entry.invoiceId IS NULL');
        ownTimeOnly(scope, sums, 'entry');
        return sums.groupBy('entry.projectId');
      },
      'unbilled',
      'unbilled.projectId = project.id',
    );
    query.addSelect(UNBILLED, 'orderCents');
  }

  /** Names the columns of the view. */
  private shown(query: SelectQueryBuilder<ProjectRow>): SelectQueryBuilder<ProjectRow> {
    withClient(query).select([]);
    for (const field of [...FIELDS, ...MORE_FIELDS]) query.addSelect(`project.${field}`, field);
    return query.addSelect('client.name', 'clientName').addSelect('client.sortName', 'clientSortName');
  }

  private async read(scope: Scope, query: SelectQueryBuilder<ProjectRow>): Promise<RawProject[]> {
    return this.hours.with(
      scope,
      await query.getRawMany<Omit<RawProject, 'totalSeconds' | 'actualCents' | 'unbilledSeconds' | 'unbilledCents'>>(),
    );
  }
}

function withClient(query: SelectQueryBuilder<ProjectRow>): SelectQueryBuilder<ProjectRow> {
  const isJoined = query.expressionMap.joinAttributes.some(({ alias }) => alias.name === 'client');
  return isJoined ? query : query.leftJoin(ClientRow, 'client', 'client.id = project.clientId');
}
