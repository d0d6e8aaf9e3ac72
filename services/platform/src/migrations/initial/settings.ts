import { column, type TablePlan } from '../../data/table-builder';

export const settingsTables: readonly TablePlan[] = [
  {
    name: 'settings',
    columns: [
      column.id(),
      column.text('name', 80),
      column.longText('value'),
      column.whole('version'),
      column.instant('updatedAt'),
      column.whole('updatedBy'),
    ],
    unique: [['name']],
  },
];
