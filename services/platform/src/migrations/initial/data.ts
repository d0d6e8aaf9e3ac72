import { column, type TablePlan } from '../../data/table-builder';

export const dataTables: readonly TablePlan[] = [
  {
    name: 'row_origins',
    columns: [column.id(), column.whole('companyId'), column.text('kind', 64), column.uid(), column.text('digest', 64)],
    unique: [['companyId', 'kind', 'uid']],
  },
  {
    name: 'harmless_migrations',
    columns: [column.id(), column.text('name', 200)],
    unique: [['name']],
  },
];
