import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ProjectRow } from './project.entity';

const TIME = 'FROM time_entries entry WHERE entry.projectId = projects.id';
const NEWEST = `SELECT MAX(entry.startTime) ${TIME}`;
const UNBILLED = `SELECT COALESCE(SUM(entry.amountCents), 0) ${TIME} AND entry.invoiceId IS NULL`;

/**
 * Keeps beside each job what the list is ordered by: when something last happened on it (its own last change or its newest time,
 * whichever is later) and what its unbilled time is worth.
 */
@Injectable()
export class LastActivity {
  constructor(private readonly db: Database) {}

  /** Makes a change of the jobs' time and notes it. The jobs are held first: two changes at once would wait for one another. */
  async around<Result>(companyId: number, projectIds: readonly number[], change: () => Promise<Result>): Promise<Result> {
    const ids = [...new Set(projectIds)].sort((one, other) => one - other);
    const query = this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .where({ companyId, id: In(ids) })
      .orderBy('project.id');
    await this.db.lock(query).getMany();
    const result = await change();
    await this.refresh(companyId, ids);
    return result;
  }

  /** Reads the jobs' newest and unbilled time again. */
  async refresh(companyId: number, ids: readonly number[]): Promise<void> {
    await this.db
      .repo(ProjectRow)
      .createQueryBuilder()
      .update()
      .set({
        lastActivityAt: () => `CASE WHEN (${NEWEST}) > updatedAt THEN (${NEWEST}) ELSE updatedAt END`,
        unbilledCents: () => `(${UNBILLED})`,
      })
      .where({ companyId, id: In([...ids]) })
      .execute();
  }
}
