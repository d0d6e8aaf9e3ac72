import { column, type TablePlan } from '@dwang/platform';

export const activityTables: readonly TablePlan[] = [
  {
    name: 'activity',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('projectId', { isNullable: true }),
      column.whole('clientId', { isNullable: true }),
      column.whole('userId'),
      column.instant('at'),
      column.text('kind', 20),
      column.text('action', 20),
      column.text('subject', 200),
      column.whole('amount', { default: 1 }),
      column.longText('changes'),
    ],
    index: [
      ['companyId', 'projectId', 'at'],
      ['companyId', 'clientId', 'at'],
    ],
  },
];
