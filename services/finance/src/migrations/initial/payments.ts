import { column, reference, type TablePlan } from '@dwang/platform';

export const paymentsTables: readonly TablePlan[] = [
  {
    name: 'payments',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('userId'),
      reference('clientId'),
      reference('invoiceId', true),
      column.text('kind', 10),
      column.text('method', 10),
      column.day('day'),
      column.money('amountCents'),
      column.text('reference', 100),
      column.text('notes', 1000),
      column.instant('createdAt'),
      column.instant('removedAt', { isNullable: true }),
      column.whole('removedBy', { isNullable: true }),
      column.text('removedReason', 500),
    ],
    unique: [['companyId', 'uid']],
    index: [['invoiceId'], ['companyId', 'clientId'], { name: 'ix_payments_day', columns: ['companyId', 'day'] }],
    references: { clientId: 'clients', invoiceId: 'invoices' },
  },
];
