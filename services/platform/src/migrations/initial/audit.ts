import { column, type TablePlan } from '../../data/table-builder';

export const auditTables: readonly TablePlan[] = [
  {
    name: 'audit_chains',
    columns: [column.whole('chain', { isPrimary: true }), column.whole('seq')],
  },
  {
    name: 'audit_log',
    columns: [
      column.id(),
      column.whole('chain'),
      column.whole('seq'),
      column.instant('at'),
      column.whole('userId', { isNullable: true }),
      column.text('actor', 60),
      column.text('network', 60),
      column.text('requestId', 40),
      column.text('action', 160),
      column.text('kind', 60),
      column.whole('subjectId', { isNullable: true }),
      column.longText('changes'),
      column.text('hash', 64),
    ],
    unique: [['chain', 'seq']],
    index: [['chain', 'kind', 'subjectId'], ['at']],
  },
];
