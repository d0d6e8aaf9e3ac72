import type { Timer } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ClientRow } from '../clients/client.entity';
import { ProjectRow } from '../projects/project.entity';
import type { TimerRow } from './timer.entity';

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
      accumulatedSeconds: Math.floor(row.accumulatedMs / 1000),
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
      accumulatedSeconds: 0,
      serverTime: new Date(Date.now()).toISOString(),
      version: 0,
    };
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
