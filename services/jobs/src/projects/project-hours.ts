import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ownTimeOnly } from '../time-entries/own-time';
import { TimeEntryRow } from '../time-entries/time-entry.entity';

/** Sums of a job's time that the caller may see; the database may give them as strings. */
export interface ProjectSums {
  totalSeconds: number | string | null;
  actualCents: number | string | null;
  unbilledSeconds: number | string | null;
  unbilledCents: number | string | null;
}

const NONE: ProjectSums = { totalSeconds: 0, actualCents: 0, unbilledSeconds: 0, unbilledCents: 0 };
/** Ids in one question. */
const BATCH = 500;

/** Hours and money of jobs, summed in SQL for the jobs asked for and no others. */
@Injectable()
export class ProjectHours {
  constructor(private readonly db: Database) {}

  /** The rows with the sums of their time. */
  async with<Row extends { id: number }>(scope: Scope, rows: readonly Row[]): Promise<(Row & ProjectSums)[]> {
    const sums = new Map<number, ProjectSums>();
    for (let at = 0; at < rows.length; at += BATCH) {
      for (const { projectId, ...sum } of await this.sumsOf(scope, rows.slice(at, at + BATCH))) sums.set(Number(projectId), sum);
    }
    return rows.map((row) => ({ ...row, ...(sums.get(Number(row.id)) ?? NONE) }));
  }

  private sumsOf({ companyId, ...scope }: Scope, rows: readonly { id: number }[]) {
    const query = this.db
      .repo(TimeEntryRow)
      .createQueryBuilder('entry')
      .select('entry.projectId', 'projectId')
      .addSelect('SUM(entry.duration)', 'totalSeconds')
      .addSelect('SUM(entry.amountCents)', 'actualCents')
      .addSelect('SUM(CASE WHEN entry.invoiceId IS NULL THEN entry.duration ELSE 0 END)', 'unbilledSeconds')
      .addSelect('SUM(CASE WHEN entry.invoiceId IS NULL THEN entry.amountCents ELSE 0 END)', 'unbilledCents')
      .where('entry.projectId IN (:...ids)', { ids: rows.map(({ id }) => id) })
      // Written so that the entries are looked up by their job: a new database does not know that a company has far more of them.
      .andWhere('entry.companyId + 0 = :companyId', { companyId });
    ownTimeOnly({ companyId, ...scope }, query, 'entry');
    return query.groupBy('entry.projectId').getRawMany<ProjectSums & { projectId: number | string }>();
  }
}
