import { column, type TablePlan } from '@dwang/platform';

export const layoutTables: readonly TablePlan[] = [
  {
    name: 'dashboard_layouts',
    columns: [
      column.id(),
      column.whole('userId'),
      column.longText('widgets'),
      column.whole('version'),
      column.instant('updatedAt'),
    ],
    unique: [['userId']],
  },
];
