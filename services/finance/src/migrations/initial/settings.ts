import { column, type TablePlan } from '@dwang/platform';

export const settingsTables: readonly TablePlan[] = [
  {
    name: 'finance_settings',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.money('hourCostCents', { isNullable: true }),
      column.text('accountCode', 10),
      column.instant('updatedAt'),
      column.text('paymentTerms', 20, { default: "'days-14'" }),
    ],
    unique: [['companyId']],
  },
];
