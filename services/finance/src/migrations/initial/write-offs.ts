import { column, reference, type TablePlan } from '@dwang/platform';

export const writeOffsTables: readonly TablePlan[] = [
  {
    name: 'write_offs',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId'),
      reference('clientId'),
      reference('invoiceId'),
      column.day('day'),
      column.money('amountCents'),
      column.text('reason', 500),
      column.instant('createdAt'),
      column.instant('removedAt', { isNullable: true }),
      column.whole('removedBy', { isNullable: true }),
      column.text('removedReason', 500),
    ],
    unique: [['companyId', 'uid']],
    index: [['invoiceId'], ['companyId', 'day'], ['companyId', 'clientId']],
    references: { clientId: 'clients', invoiceId: 'invoices' },
  },
];
