import { column, type TablePlan } from '@dwang/platform';

export const importTables: readonly TablePlan[] = [
  {
    name: 'company_import_files',
    columns: [column.id(), column.whole('companyId'), column.whole('importId'), column.text('fileKey', 80)],
    index: [['importId'], ['companyId']],
  },
  {
    name: 'company_import_pieces',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('importId'),
      column.whole('place'),
      column.text('fileKey', 80),
    ],
    unique: [['importId', 'place']],
    index: [['companyId']],
  },
  {
    name: 'company_imports',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('status', 20),
      column.text('fileName', 200),
      column.whole('size'),
      column.text('problem', 500),
      column.longText('tables'),
      column.instant('createdAt'),
      column.instant('updatedAt'),
      column.whole('tries', { default: 0 }),
      column.whole('done', { default: 0 }),
      column.whole('total', { default: 0 }),
      column.whole('nextPiece', { default: 0 }),
    ],
    index: [['updatedAt'], ['companyId']],
  },
];
