import { column, reference, type TablePlan } from '@dwang/platform';

export const bankTables: readonly TablePlan[] = [
  {
    name: 'bank_imports',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      column.text('name', 200),
      column.instant('createdAt'),
      column.text('format', 10, { isNullable: true }),
    ],
    index: [['companyId']],
  },
  {
    name: 'bank_lines',
    columns: [
      column.id(),
      column.whole('companyId'),
      reference('importId'),
      column.text('hash', 64),
      column.day('day'),
      column.money('amountCents'),
      column.text('payee', 200),
      column.text('particulars', 100),
      column.text('code', 100),
      column.text('reference', 100),
      column.text('details', 500),
      column.text('account', 60),
      column.text('state', 10),
      column.text('bankId', 200, { isNullable: true }),
    ],
    unique: [['companyId', 'hash']],
    index: [['importId'], ['companyId', 'state', 'day', 'amountCents']],
    references: { importId: 'bank_imports' },
  },
  {
    name: 'bank_matches',
    columns: [column.id(), column.whole('companyId'), reference('lineId'), reference('paymentId')],
    unique: [['paymentId']],
    index: [['lineId'], ['companyId']],
    references: { lineId: 'bank_lines', paymentId: 'payments' },
  },
];
