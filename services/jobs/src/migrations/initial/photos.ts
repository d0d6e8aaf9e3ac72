import { column, reference, type TablePlan } from '@dwang/platform';

export const photosTables: readonly TablePlan[] = [
  {
    name: 'project_photos',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      reference('projectId'),
      column.whole('userId'),
      column.text('caption', 500),
      column.instant('takenAt'),
      column.text('contentType', 20),
      column.whole('size'),
      column.whole('width'),
      column.whole('height'),
      column.text('fileKey', 80, { isNullable: true }),
      column.text('sha256', 64, { isNullable: true }),
      column.instant('createdAt'),
      column.instant('updatedAt'),
      column.whole('version'),
      column.whole('latMicro', { isNullable: true }),
      column.whole('lngMicro', { isNullable: true }),
      column.text('mark', 10, { isNullable: true }),
      column.text('thumbKey', 80, { isNullable: true }),
      column.instant('deletedAt', { isNullable: true }),
    ],
    unique: [['companyId', 'uid']],
    index: [['projectId', 'takenAt'], { name: 'ix_project_photos_takenAt', columns: ['companyId', 'takenAt'] }],
    references: { projectId: 'projects' },
  },
];
