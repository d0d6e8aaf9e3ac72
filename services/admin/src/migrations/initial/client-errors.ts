import { column, type TablePlan } from '@dwang/platform';

export const clientErrorsTables: readonly TablePlan[] = [
  {
    name: 'client_faults',
    columns: [
      column.id(),
      column.text('faultKey', 64),
      column.text('message', 500),
      column.longText('stack'),
      column.text('place', 300),
      column.whole('times'),
      column.whole('people'),
      column.whole('companies'),
      column.instant('firstAt'),
      column.instant('lastAt'),
      column.longText('versions'),
      column.text('state', 10),
    ],
    unique: [['faultKey']],
    index: [['lastAt'], ['state', 'lastAt']],
  },
  {
    name: 'client_fault_people',
    columns: [column.id(), column.whole('faultId'), column.whole('userId'), column.whole('companyId')],
    unique: [['faultId', 'userId']],
    index: [['userId']],
  },
  {
    name: 'client_errors',
    columns: [
      column.id(),
      column.whole('userId', { isNullable: true }),
      column.text('message', 500),
      column.longText('stack'),
      column.text('place', 300),
      column.instant('createdAt'),
      column.whole('faultId', { default: 0 }),
      column.text('version', 80, { default: "''" }),
    ],
    index: [['createdAt']],
  },
];
