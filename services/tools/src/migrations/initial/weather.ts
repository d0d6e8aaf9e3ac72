import { column, type TablePlan } from '@dwang/platform';

export const weatherTables: readonly TablePlan[] = [
  {
    name: 'weather_replies',
    columns: [column.id(), column.text('place', 120), column.longText('reply'), column.instant('fetchedAt')],
    unique: [['place']],
    index: [['fetchedAt']],
  },
  {
    name: 'weather_settings',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.text('provider', 20),
      column.text('apiKey', 400, { isNullable: true }),
      column.text('region', 40),
      column.whole('version'),
      column.instant('updatedAt'),
    ],
    unique: [['companyId']],
  },
];
