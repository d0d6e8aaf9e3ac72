import { MAX_ENTRY_SECONDS, type Timer } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ClientRow } from '../clients/client.entity';
import { ProjectRow } from '../projects/project.entity';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import type { TimerRow } from './timer.entity';

/** The longest entry reaches so far back. Milliseconds. */
const LONGEST = MAX_ENTRY_SECONDS * 1000;

/** A timer as the API shows it, with the names of its project and client. */
@Injectable()
export class TimerView {
  constructor(private readonly db: Database) {}

  async of(scope: Scope, row: TimerRow): Promise<Timer> {
    return {
      status: row.status,
      uid: row.uid,
      projectId: row.projectId,
      ...(await this.names(scope, row.projectId)),
      hourlyRate: centsToDecimal(row.hourlyRateCents),
      notes: row.notes,
      startTime: row.startTime.toISOString(),
      runningSince: row.runningSince?.toISOString() ?? null,
      pausedAt: row.pausedAt?.toISOString() ?? null,
      accumulatedSeconds: Math.floor(row.accumulatedMs / 1000),
      lastEventAt: (row.lastEventAt ?? row.startTime).toISOString(),
      lastActivityAt: (await this.lastActivity(scope, row)).toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      serverTime: new Date(Date.now()).toISOString(),
      version: row.version,
    };
  }

  stopped(hourlyRateCents: number): Timer {
    return {
      status: 'STOPPED',
      uid: null,
      projectId: null,
      projectName: null,
      clientName: null,
      hourlyRate: centsToDecimal(hourlyRateCents),
      notes: '',
      startTime: null,
      runningSince: null,
      pausedAt: null,
      accumulatedSeconds: 0,
      lastEventAt: null,
      lastActivityAt: null,
      confirmedAt: null,
      serverTime: new Date(Date.now()).toISOString(),
      version: 0,
    };
  }

  /** The last sign of work: an event of the timer, an entry that the person has made since its start, or a write on a job. */
  private async lastActivity({ userId }: Scope, row: TimerRow): Promise<Date> {
    const found = await this.db
      .repo(TimeEntryRow)
      .createQueryBuilder('entry')
      .select('MAX(entry.createdAt)', 'at')
      .where('entry.userId = :userId', { userId })
      .andWhere('entry.startTime >= :reach', { reach: new Date(row.startTime.getTime() - LONGEST) })
      .getRawOne<{ at: string | Date | null }>();
    const own = [row.lastEventAt ?? row.startTime, row.workSeenAt].map((at) => at?.getTime() ?? 0);
    return new Date(Math.max(...own, found?.at ? readInstant(found.at).getTime() : 0));
  }

  private async names(scope: Scope, projectId: number | null) {
    if (projectId === null) return { projectName: null, clientName: null };
    const found = await this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .leftJoin(ClientRow, 'client', 'client.id = project.clientId')
      .where({ id: projectId, companyId: scope.companyId })
      .select('project.name', 'projectName')
      .addSelect('client.name', 'clientName')
      .getRawOne<{ projectName: string; clientName: string | null }>();
    return { projectName: found?.projectName ?? null, clientName: found?.clientName ?? null };
  }
}
