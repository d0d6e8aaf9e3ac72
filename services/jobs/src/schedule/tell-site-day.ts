import type { SiteDay } from '@dwang/contracts';
import type { Scope } from '@dwang/platform';
import type { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import type { PlannedDay } from './site-days.repository';

const told = ({ day, startTime, endTime, work, note, userName }: Omit<PlannedDay, 'createdAt'> | SiteDay) => ({
  day,
  startTime,
  endTime,
  work,
  note,
  userName,
});

/** Notes a change of a booked day; one that goes to another job is told of on both. */
export async function tellSiteDay(log: ActivityLog, scope: Scope, before: PlannedDay | null, after: SiteDay): Promise<void> {
  const kind = 'site-day';
  if (before && before.projectId === after.projectId) {
    const changes = changesBetween(told(before), told(after));
    return log.record(scope, { kind, action: 'changed', projectId: after.projectId, subject: after.day, changes });
  }
  if (before) await log.record(scope, { kind, action: 'deleted', projectId: before.projectId, subject: before.day });
  await log.record(scope, { kind, action: 'added', projectId: after.projectId, subject: after.day });
}
