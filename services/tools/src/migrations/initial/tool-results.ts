import { column, type TablePlan } from '@dwang/platform';

export const toolResultsTables: readonly TablePlan[] = [
  {
    name: 'tool_results',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId'),
      column.whole('projectId', { isNullable: true }),
      column.text('tool', 60),
      column.text('title', 200),
      column.longText('note'),
      column.longText('facts'),
      column.text('calibration', 20),
      column.instant('takenAt'),
      column.text('photoUid', 36, { isNullable: true }),
      column.text('searchText', 1000),
      column.instant('createdAt'),
      column.whole('version', { default: 1 }),
    ],
    unique: [['companyId', 'uid']],
    index: [
      ['companyId', 'takenAt'],
      ['companyId', 'projectId', 'takenAt'],
    ],
  },
];
