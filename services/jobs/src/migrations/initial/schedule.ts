import { column, reference, type TablePlan } from '@dwang/platform';

export const scheduleTables: readonly TablePlan[] = [
  {
    name: 'site_days',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      reference('projectId'),
      column.whole('userId', { isNullable: true }),
      column.day('day'),
      column.text('startTime', 5, { isNullable: true }),
      column.text('endTime', 5, { isNullable: true }),
      column.text('work', 40),
      column.text('note', 500),
      column.instant('createdAt'),
      column.instant('updatedAt'),
      column.whole('version'),
    ],
    unique: [['companyId', 'uid']],
    index: [
      ['projectId', 'day'],
      ['companyId', 'userId', 'day'],
      ['companyId', 'day'],
    ],
    references: { projectId: 'projects' },
  },
  {
    name: 'cancelled_site_days',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId', { isNullable: true }),
      column.day('day'),
      column.text('title', 200),
      column.whole('version'),
      column.instant('cancelledAt'),
    ],
    unique: [['companyId', 'uid']],
    index: [['companyId', 'cancelledAt']],
  },
  {
    name: 'calendar_links',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('tokenHash', 64),
      column.text('covers', 10),
      column.instant('createdAt'),
      column.instant('lastReadAt', { isNullable: true }),
    ],
    unique: [['userId'], ['tokenHash']],
  },
];
