import { column, reference, type TablePlan } from '@dwang/platform';

export const timerTables: readonly TablePlan[] = [
  {
    name: 'ended_timers',
    columns: [column.id(), column.uid(), column.whole('userId'), column.instant('endedAt')],
    unique: [['userId', 'uid']],
  },
  {
    name: 'timers',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('status', 20),
      reference('projectId', true),
      column.money('hourlyRateCents'),
      column.longText('notes'),
      column.instant('startTime'),
      column.instant('runningSince', { isNullable: true }),
      column.instant('pausedAt', { isNullable: true }),
      column.whole('accumulatedMs'),
      column.whole('version'),
      column.instant('lastEventAt', { isNullable: true }),
      column.instant('confirmedAt', { isNullable: true }),
      column.longText('moves', { isNullable: true }),
      column.instant('workSeenAt', { isNullable: true }),
    ],
    unique: [['userId']],
    index: [['projectId']],
    references: { projectId: 'projects' },
  },
];
