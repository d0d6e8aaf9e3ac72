import { column, type TablePlan } from '../../data/table-builder';

export const securityLogTables: readonly TablePlan[] = [
  {
    name: 'security_logs',
    columns: [
      column.id(),
      column.instant('at'),
      column.text('severity', 10),
      column.text('code', 60),
      column.text('event', 200),
      column.whole('userId', { isNullable: true }),
      column.text('username', 120),
      column.text('ip', 60),
      column.text('searchText', 400),
      column.whole('aboutUserId', { isNullable: true }),
      column.whole('aboutCompanyId', { isNullable: true }),
      column.text('about', 200, { default: "''" }),
    ],
    index: [['userId'], ['severity', 'at'], ['at']],
  },
];
