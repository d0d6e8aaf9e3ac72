import { column, type TablePlan } from '@dwang/platform';

export const advisorsTables: readonly TablePlan[] = [
  {
    name: 'advice_counts',
    columns: [column.id(), column.whole('companyId'), column.day('day'), column.whole('taken')],
    unique: [['companyId', 'day']],
  },
];
