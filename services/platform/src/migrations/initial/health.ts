import { column, type TablePlan } from '../../data/table-builder';

export const healthTables: readonly TablePlan[] = [
  {
    name: 'write_checks',
    columns: [column.id(), column.instant('checkedAt')],
  },
];
