import { column, type TablePlan } from '@dwang/platform';

export const serversTables: readonly TablePlan[] = [
  {
    name: 'server_processes',
    columns: [
      column.id(),
      column.uid(),
      column.text('name', 60),
      column.text('role', 120),
      column.text('host', 120),
      column.whole('pid'),
      column.text('node', 20),
      column.text('db', 20),
      column.instant('startedAt'),
      column.instant('beatAt'),
      column.whole('cpu'),
      column.whole('memory'),
      column.whole('disk'),
      column.whole('residentMb'),
      column.longText('lines'),
    ],
    unique: [['uid']],
    index: [['beatAt']],
  },
];
