import { column, reference, type TablePlan } from '@dwang/platform';

export const filesTables: readonly TablePlan[] = [
  {
    name: 'project_files',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      reference('projectId'),
      column.whole('userId'),
      column.text('name', 255),
      column.text('contentType', 100),
      column.whole('size'),
      column.text('fileKey', 80),
      column.text('sha256', 64),
      column.instant('createdAt'),
      column.instant('updatedAt'),
      column.instant('deletedAt', { isNullable: true }),
      column.whole('version'),
    ],
    unique: [['companyId', 'uid']],
    index: [['deletedAt'], ['projectId', 'createdAt']],
    references: { projectId: 'projects' },
  },
];
