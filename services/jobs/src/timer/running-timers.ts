import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { ProjectRow } from '../projects/project.entity';
import { TimerRow } from './timer.entity';

export interface RunningTimer {
  userId: number;
  uid: string;
  projectName: string | null;
  runningSince: Date;
  /** When the person last said that they are still at work. */
  confirmedAt: Date | null;
}

/** Public face: timers of a company that are running. */
@Injectable()
export class RunningTimers {
  constructor(private readonly db: Database) {}

  /** Those that run since `before` or earlier and that nobody has said to be at work since. */
  async since(companyId: number, before: Date): Promise<RunningTimer[]> {
    const running = { companyId, status: 'RUNNING' as const, runningSince: LessThanOrEqual(before) };
    const where = [
      { ...running, confirmedAt: IsNull() },
      { ...running, confirmedAt: LessThanOrEqual(before) },
    ];
    const rows = await this.db.repo(TimerRow).findBy(where);
    return Promise.all(rows.map((row) => this.toFacts(row)));
  }

  /** The person's own; each has at most one. */
  async of({ companyId, userId }: Pick<TimerRow, 'companyId' | 'userId'>): Promise<RunningTimer[]> {
    const rows = await this.db.repo(TimerRow).findBy({ companyId, userId, status: 'RUNNING' });
    return Promise.all(rows.map((row) => this.toFacts(row)));
  }

  private async toFacts({
    companyId,
    userId,
    uid,
    projectId,
    runningSince,
    startTime,
    confirmedAt,
  }: TimerRow): Promise<RunningTimer> {
    const project = projectId === null ? null : await this.db.repo(ProjectRow).findOneBy({ id: projectId, companyId });
    return { userId, uid, projectName: project?.name ?? null, runningSince: runningSince ?? startTime, confirmedAt };
  }
}
