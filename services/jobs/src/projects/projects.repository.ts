import { type ProjectListQuery, ProjectStage } from '@dwang/contracts';
import { Database, type Scope, searchedWords, seek, whereWords } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { sharedOnly } from '../access/shared-only';
import { ClientRow } from '../clients/client.entity';
import { SiteRow } from '../clients/client-details.entity';
import { isJobHolding, jobsHolding } from '../rows/holding-word';
import { ownTimeOnly, seesAllTime } from '../time-entries/own-time';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { ProjectRow } from './project.entity';
import type { RawProject } from './project.view';
import { ProjectHours, type ProjectSums } from './project-hours';
import { projectSort, unbilledOf } from './project-sorts';

export type ProjectQuery = z.output<typeof ProjectListQuery>;
type Filters = Partial<Omit<ProjectQuery, 'limit' | 'cursor' | 'sort'>>;
type StageCounts = Record<ProjectStage, number>;

const FIELDS = ['id', 'uid', 'userId', 'name', 'clientId', 'siteId', 'location', 'latMicro', 'lngMicro', 'hourlyRateCents'];
const MORE_FIELDS = [
  'startDate',
  'endDate',
  'progress',
  'description',
  'status',
  'stage',
  'stageOrder',
  'estimateCents',
  'estimateSeconds',
  'region',
  'generalOf',
  'sortName',
  'endOrder',
  'clientOrder',
  'lastActivityAt',
  'createdAt',
  'version',
];

/** Written so that the database does not look it up by the key of General projects, where nearly every row is null. */
const NOT_GENERAL = 'COALESCE(project.generalOf, 0) = 0';

/** The reading side of projects: a page of jobs, then the sums of just those. */
@Injectable()
export class ProjectsRepository {
  constructor(
    private readonly db: Database,
    private readonly hours: ProjectHours,
    private readonly access: ProjectAccess,
  ) {}

  /** In a search the numbers of the page first, then its rows: what is sorted is narrow. */
  async page(scope: Scope, query: ProjectQuery): Promise<RawProject[]> {
    const { order } = projectSort(query.sort, scope);
    const ordered = (rows: SelectQueryBuilder<ProjectRow>) => {
      if (query.sort === '-unbilledAmount') this.orderByUnbilled(scope, rows);
      return rows;
    };
    if (!query.q) return this.read(scope, seek(ordered(this.shown(this.matching(scope, query))), order, query));
    const found = ordered(this.matching(scope, query).select('project.id', 'id'));
    const ids = (await seek(found, order, query).getRawMany<{ id: number }>()).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = ordered(this.shown(this.matching(scope, {}))).andWhere('project.id IN (:...ids)', { ids });
    return this.read(scope, seek(rows, order, { limit: query.limit }));
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

  /** How many match, and how many are in each stage among those that match but for status and stage; there the General project counts in none. */
  async counts(scope: Scope, { status, stage, ...filters }: Filters): Promise<{ count: number; stages: StageCounts }> {
    const byStage = (query: SelectQueryBuilder<ProjectRow>) =>
      query
        .select('project.stage', 'stage')
        .addSelect('COUNT(*)', 'amount')
        .groupBy('project.stage')
        .getRawMany<{ stage: ProjectStage; amount: number | string }>();
    const all = await byStage(this.matching(scope, filters));
    const general = await byStage(this.general(scope, filters));
    const of = (rows: typeof all, one: ProjectStage) => Number(rows.find((row) => row.stage === one)?.amount ?? 0);
    const stages = ProjectStage.options.map((one) => [one, of(all, one) - of(general, one)] as const);
    const fits = (one: ProjectStage) => !status || status === (one === 'done' ? 'completed' : 'active');
    const inAll = stages
      .map(([one, amount]) => (fits(one) ? amount + of(general, one) : 0))
      .reduce((sum, amount) => sum + amount, 0);
    const inStages = Object.fromEntries(stages) as StageCounts;
    return { count: !stage ? inAll : fits(stage) ? inStages[stage] : 0, stages: inStages };
  }

  /** The General project, if it matches: one row, of which is asked whether it holds the words. */
  private general(scope: Scope, { q, ...filters }: Filters): SelectQueryBuilder<ProjectRow> {
    const query = this.matching(scope, filters).andWhere('project.generalOf = :companyId');
    for (const { isIn, parameters } of searchedWords(q)) query.andWhere(`(${isJobHolding(isIn, 'project.id')})`, parameters);
    return query;
  }

  private matching(scope: Scope, filters: Filters): SelectQueryBuilder<ProjectRow> {
    const { q, status, stage, clientId, from, to } = filters;
    const query = this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .where('project.companyId = :companyId', { companyId: scope.companyId });
    if (status) query.andWhere('project.status = :status', { status });
    if (stage) query.andWhere('project.stage = :stage', { stage }).andWhere(NOT_GENERAL);
    if (clientId) query.andWhere('project.clientId = :clientId', { clientId });
    if (from) query.andWhere('COALESCE(project.endDate, project.startDate) >= :from', { from });
    if (to) query.andWhere('project.startDate <= :to', { to });
    sharedOnly(scope, query, 'project.id');
    whereWords(query, q, jobsHolding);
    return query;
  }

  /** The sum beside the job is everybody's; who sees only their own time has it summed for them. */
  private orderByUnbilled(scope: Scope, query: SelectQueryBuilder<ProjectRow>): void {
    if (!seesAllTime(scope)) this.joinUnbilled(scope, query);
    query.addSelect(unbilledOf(scope), 'orderCents');
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
  }

  /** Names the columns of the view. */
  private shown(query: SelectQueryBuilder<ProjectRow>): SelectQueryBuilder<ProjectRow> {
    withClient(query).leftJoin(SiteRow, 'site', 'site.id = project.siteId').select([]);
    for (const field of [...FIELDS, ...MORE_FIELDS]) query.addSelect(`project.${field}`, field);
    query.addSelect('site.latMicro', 'siteLatMicro').addSelect('site.lngMicro', 'siteLngMicro');
    return query.addSelect('client.name', 'clientName').addSelect('site.name', 'siteName');
  }

  private async read(scope: Scope, query: SelectQueryBuilder<ProjectRow>): Promise<RawProject[]> {
    const rows = await query.getRawMany<Omit<RawProject, keyof ProjectSums | 'access'>>();
    const levels = await this.access.levelsOf(
      scope,
      rows.map(({ id }) => Number(id)),
    );
    const leveled = rows.map((row) => ({ ...row, access: levels.get(Number(row.id)) ?? ('view' as const) }));
    return this.hours.with(scope, leveled);
  }
}

function withClient(query: SelectQueryBuilder<ProjectRow>): SelectQueryBuilder<ProjectRow> {
  const isJoined = query.expressionMap.joinAttributes.some(({ alias }) => alias.name === 'client');
  return isJoined ? query : query.leftJoin(ClientRow, 'client', 'client.id = project.clientId');
}
