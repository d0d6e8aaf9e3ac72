import { column, type TablePlan } from '@dwang/platform';

export const retentionsTables: readonly TablePlan[] = [
  {
    name: 'retentions',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.whole('projectId'),
      column.text('rate', 10),
      column.money('capCents', { isNullable: true }),
      column.whole('firstShare'),
      column.day('completedOn', { isNullable: true }),
      column.whole('defectsMonths'),
      column.text('notes', 1000),
      column.instant('createdAt'),
      column.instant('updatedAt'),
    ],
    unique: [['companyId', 'projectId']],
  },
];
