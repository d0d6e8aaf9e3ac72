import { dayOf } from '@dwang/domain';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { entriesIn } from './entry-query';

/** What of a project's time nobody has been billed for. */
export interface UnbilledOfProject {
  projectId: number;
  projectName: string;
  seconds: number;
  amountCents: number;
  /** The day of the company's zone on which the oldest of it began. */
  oldestDay: string;
}

interface RawUnbilled {
  projectId: number | string;
  projectName: string;
  seconds: number | string;
  amountCents: number | string;
  oldest: string | Date;
}

/** The public face by which other areas learn facts about recent time. */
@Injectable()
export class RecentTime {
  constructor(private readonly db: Database) {}

  /** Projects with unbilled time that the caller may see, the one with the oldest first. */
  async unbilledByProject(scope: Scope): Promise<UnbilledOfProject[]> {
    const rows = await entriesIn(this.db, scope, { billed: false }, {}, true)
      .select('entry.projectId', 'projectId')
      .addSelect('project.name', 'projectName')
      .addSelect('SUM(entry.duration)', 'seconds')
      .addSelect('SUM(entry.amountCents)', 'amountCents')
      .addSelect('MIN(entry.startTime)', 'oldest')
      .groupBy('entry.projectId')
      .addGroupBy('project.name')
      .orderBy('oldest', 'ASC')
      .addOrderBy('entry.projectId', 'ASC')
      .getRawMany<RawUnbilled>();
    return rows.map((row) => ({
      projectId: Number(row.projectId),
      projectName: row.projectName,
      seconds: Number(row.seconds),
      amountCents: Number(row.amountCents),
      oldestDay: dayOf(readInstant(row.oldest).getTime(), scope.timeZone),
    }));
  }
}
