import { UnbilledReport, type UnbilledReportQuery } from '@dwang/contracts';
import { centsToDecimal, dayOf } from '@dwang/domain';
import { carriedTotals, Database, type ListOrder, readInstant, type Scope, seek, toPage, totalsToCarry } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ClientRow } from '../clients/client.entity';
import { ProjectRow } from '../projects/project.entity';
import { ownTimeOnly, seesAllTime } from './own-time';
import { TimeEntryRow } from './time-entry.entity';

type Query = z.output<typeof UnbilledReportQuery>;
type Jobs = SelectQueryBuilder<ProjectRow>;

/** What of a project's time nobody has been billed for. */
export interface UnbilledOfProject {
  projectId: number;
  projectName: string;
  clientName: string;
  seconds: number;
  amountCents: number;
  /** The day of the company's zone on which the oldest of it began. */
  oldestDay: string;
}

interface RawUnbilled {
  projectId: number | string;
  projectName: string;
  clientName: string | null;
  seconds: number | string;
  amountCents: number | string;
  oldest: string | Date;
}
type Sums = Record<'count' | 'seconds' | 'cents', number | string | null>;

/** SQL of what of a job's time waits to be billed: kept beside the job for who sees all time, else summed of their own. */
const KEPT = { count: 'unbilledCount', seconds: 'unbilledSeconds', cents: 'unbilledCents', oldest: 'unbilledFrom' };
const columnOf = (scope: Scope, name: keyof typeof KEPT) => (seesAllTime(scope) ? `project.${KEPT[name]}` : `own.${name}`);

/** The public face by which other areas learn of time that waits to be billed. */
@Injectable()
export class RecentTime {
  constructor(private readonly db: Database) {}

  /** Projects with unbilled time that the caller may see, the one with the oldest first. */
  async unbilledByProject(scope: Scope): Promise<UnbilledOfProject[]> {
    const rows = this.shown(scope).orderBy(columnOf(scope, 'oldest')).addOrderBy('project.id');
    return (await rows.getRawMany<RawUnbilled>()).map(toUnbilled(scope));
  }

  /** The same from page to page, in the order asked for; the totals are of all pages. */
  async unbilledPage(scope: Scope, query: Query) {
    const order = orderOf(scope, query.sort);
    const carried = carriedTotals(scope, query, UnbilledReport.shape.totals);
    const [rows, totals] = await Promise.all([
      seek(this.shown(scope), order, query).getRawMany<RawUnbilled>(),
      carried ?? this.totals(scope),
    ]);
    const place = (row: RawUnbilled) =>
      [order.kind === 'instant' ? row.oldest : Number(row.amountCents), Number(row.projectId)] as const;
    const { items, nextCursor } = toPage(rows, query.limit, order, place, totalsToCarry(scope, query, totals));
    return { items: items.map(toUnbilled(scope)), nextCursor, totals };
  }

  private async totals(scope: Scope): Promise<UnbilledReport['totals']> {
    const sums = await this.waiting(scope)
      .select('COUNT(*)', 'count')
      .addSelect(`SUM(${columnOf(scope, 'seconds')})`, 'seconds')
      .addSelect(`SUM(${columnOf(scope, 'cents')})`, 'cents')
      .getRawOne<Sums>();
    return {
      count: Number(sums?.count ?? 0),
      seconds: Number(sums?.seconds ?? 0),
      amount: centsToDecimal(Number(sums?.cents ?? 0)),
    };
  }

  private shown(scope: Scope): Jobs {
    return this.waiting(scope)
      .leftJoin(ClientRow, 'client', 'client.id = project.clientId')
      .select('project.id', 'projectId')
      .addSelect('project.name', 'projectName')
      .addSelect('client.name', 'clientName')
      .addSelect(columnOf(scope, 'seconds'), 'seconds')
      .addSelect(columnOf(scope, 'cents'), 'amountCents')
      .addSelect(columnOf(scope, 'oldest'), 'oldest')
      .andWhere(`${columnOf(scope, 'oldest')} IS NOT NULL`);
  }

  private waiting(scope: Scope): Jobs {
    const { companyId } = scope;
    const query = this.db.repo(ProjectRow).createQueryBuilder('project').where('project.companyId = :companyId', { companyId });
    if (!seesAllTime(scope)) joinOwn(scope, query);
    return query.andWhere(`${columnOf(scope, 'count')} > 0`);
  }
}

function joinOwn(scope: Scope, query: Jobs): void {
  query.innerJoin(
    (sums) => {
      sums
        .select('entry.projectId', 'projectId')
        .addSelect('COUNT(*)', 'count')
        .addSelect('SUM(entry.duration)', 'seconds')
        .addSelect('SUM(entry.amountCents)', 'cents')
        .addSelect('MIN(entry.startTime)', 'oldest')
        .from(TimeEntryRow, 'entry')
        .where('entry.companyId = :companyId AND entry.invoiceId IS NULL');
      ownTimeOnly(scope, sums, 'entry');
      return sums.groupBy('entry.projectId');
    },
    'own',
    'own.projectId = project.id',
  );
}

const orderOf = (scope: Scope, sort: Query['sort']): ListOrder =>
  sort === '-amount'
    ? { name: sort, column: columnOf(scope, 'cents'), idColumn: 'project.id', direction: 'DESC', kind: 'number' }
    : { name: 'oldestDay', column: columnOf(scope, 'oldest'), idColumn: 'project.id', direction: 'ASC', kind: 'instant' };

const toUnbilled =
  ({ timeZone }: Scope) =>
  (row: RawUnbilled): UnbilledOfProject => ({
    projectId: Number(row.projectId),
    projectName: row.projectName,
    clientName: row.clientName ?? '',
    seconds: Number(row.seconds),
    amountCents: Number(row.amountCents),
    oldestDay: dayOf(readInstant(row.oldest).getTime(), timeZone),
  });
