import { centsToDecimal } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import type { TimeEntryRow } from './time-entry.entity';

type Entry = Pick<TimeEntryRow, 'projectId' | 'startTime' | 'duration' | 'notes' | 'hourlyRateCents'>;

/** Tells the history of jobs of the time on them. Call it inside the transaction of the change. */
@Injectable()
export class EntryHistory {
  constructor(private readonly log: ActivityLog) {}

  added(scope: Scope, { projectId, notes, duration }: Entry): Promise<void> {
    const changes = changesBetween({ duration: null }, { duration });
    return this.log.record(scope, { kind: 'time', action: 'added', projectId, subject: notes, changes });
  }

  /** Time that goes to another job is told of on both. */
  async changed(scope: Scope, before: Entry, after: Entry): Promise<void> {
    if (before.projectId !== after.projectId) {
      await this.deleted(scope, before);
      return this.added(scope, after);
    }
    const { projectId, notes } = after;
    const changes = changesBetween(toldOf(before), toldOf(after));
    return this.log.record(scope, { kind: 'time', action: 'changed', projectId, subject: notes, changes });
  }

  deleted(scope: Scope, { projectId, notes, duration }: Entry): Promise<void> {
    const changes = changesBetween({ duration }, { duration: null });
    return this.log.record(scope, { kind: 'time', action: 'deleted', projectId, subject: notes, changes });
  }
}

const toldOf = ({ startTime, duration, notes, hourlyRateCents }: Entry) => ({
  startTime: startTime.toISOString(),
  duration,
  notes,
  hourlyRate: centsToDecimal(hourlyRateCents),
});
