import { column, reference, type TablePlan } from '@dwang/platform';

export const notesTables: readonly TablePlan[] = [
  {
    name: 'project_notes',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      reference('projectId'),
      column.whole('userId'),
      column.longText('text'),
      column.instant('createdAt'),
      column.instant('updatedAt'),
      column.whole('version'),
    ],
    unique: [['companyId', 'uid']],
    index: [['projectId', 'createdAt']],
    references: { projectId: 'projects' },
  },
];
