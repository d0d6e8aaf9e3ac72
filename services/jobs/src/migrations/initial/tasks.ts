import { column, reference, type TablePlan } from '@dwang/platform';

export const tasksTables: readonly TablePlan[] = [
  {
    name: 'project_tasks',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      reference('projectId'),
      column.whole('userId'),
      column.text('title', 200),
      column.flag('done'),
      column.day('dueDate', { isNullable: true }),
      column.whole('place'),
      column.instant('createdAt'),
      column.instant('updatedAt'),
      column.whole('version'),
      column.whole('assigneeId', { isNullable: true }),
    ],
    unique: [['companyId', 'uid']],
    index: [['projectId', 'place']],
    references: { projectId: 'projects' },
  },
];
