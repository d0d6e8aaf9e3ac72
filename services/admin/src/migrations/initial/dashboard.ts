import { column, type TablePlan } from '@dwang/platform';

export const dashboardTables: readonly TablePlan[] = [
  {
    name: 'daily_figures',
    columns: [
      column.id(),
      column.day('day'),
      column.whole('activeUsers'),
      column.whole('sessions'),
      column.whole('usedMinutes'),
      column.whole('projects'),
      column.instant('countedAt'),
      column.instant('sampledAt'),
    ],
    unique: [['day']],
  },
];
