import { column, type TablePlan } from '@dwang/platform';

export const accessTables: readonly TablePlan[] = [
  {
    name: 'project_members',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('projectId'),
      column.whole('userId'),
      column.text('level', 10),
      column.instant('createdAt'),
    ],
    unique: [['projectId', 'userId']],
    index: [['userId', 'projectId']],
  },
];
