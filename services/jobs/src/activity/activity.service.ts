import type { Activity, ActivityChange, ActivityListQuery, ActivityPage } from '@dwang/contracts';
import { Users } from '@dwang/identity';
import { Database, type ListOrder, NotFound, readJson, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { seesAllJobs } from '../access/shared-only';
import { ClientRow } from '../clients/client.entity';
import { seesAllTime } from '../time-entries/own-time';
import { ActivityRow } from './activity.entity';

const NEWEST: ListOrder = { name: '-at', column: 'done.at', idColumn: 'done.id', direction: 'DESC', kind: 'instant' };
/** Fields of money, by their names in the API. */
const PRICES: readonly string[] = ['hourlyRate', 'estimateAmount', 'amount', 'total'];

type Whose = { projectId: number } | { clientId: number };

/** The history of a job or a client, as far as the caller may see what it tells of. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
    private readonly users: Users,
  ) {}

  async ofJob(scope: Scope, projectId: number, query: z.output<typeof ActivityListQuery>): Promise<ActivityPage> {
    await this.access.check(scope, projectId);
    return this.list(scope, { projectId }, query);
  }

  async ofClient(scope: Scope, clientId: number, query: z.output<typeof ActivityListQuery>): Promise<ActivityPage> {
    if (!(await this.db.repo(ClientRow).existsBy({ id: clientId, companyId: scope.companyId }))) {
      throw new NotFound('No such client');
    }
    return this.list(scope, { clientId }, query);
  }

  private async list(scope: Scope, whose: Whose, query: z.output<typeof ActivityListQuery>): Promise<ActivityPage> {
    const rows = await seek(this.matching(scope, whose, query), NEWEST, query).getMany();
    const count = await this.matching(scope, whose, query).getCount();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ at, id }) => [at, id]);
    return { items: await this.named(scope, items), nextCursor, totals: { count } };
  }

  /** Of time, booked days and invoices people read here no more than on their own lists: what they did themselves always. */
  private matching(scope: Scope, whose: Whose, { kind }: Pick<ActivityListQuery, 'kind'>): SelectQueryBuilder<ActivityRow> {
    const { companyId, userId } = scope;
    const query = this.db
      .repo(ActivityRow)
      .createQueryBuilder('done')
      .where({ companyId, ...whose });
    if (kind) query.andWhere({ kind });
    const hidden = [...(seesAllTime(scope) ? [] : ['time']), ...(seesAllJobs(scope) ? [] : ['site-day', 'invoice', 'quote'])];
    if (hidden.length > 0) query.andWhere('(done.kind NOT IN (:...hidden) OR done.userId = :userId)', { hidden, userId });
    return query;
  }

  private async named(scope: Scope, rows: readonly ActivityRow[]): Promise<Activity[]> {
    const names = await this.users.namesOf(
      scope.companyId,
      rows.map(({ userId }) => userId),
    );
    return rows.map(({ id, at, userId, kind, action, subject, count, changes }) => ({
      id,
      at: at.toISOString(),
      userId,
      userName: names.get(userId) ?? '',
      kind,
      action,
      subject,
      count,
      changes: shownTo(scope, readJson(changes) as ActivityChange[]),
    }));
  }
}

const shownTo = ({ seesPrices }: Scope, changes: ActivityChange[]): ActivityChange[] =>
  seesPrices || !Array.isArray(changes) ? changes : changes.filter(({ field }) => !PRICES.includes(field));
