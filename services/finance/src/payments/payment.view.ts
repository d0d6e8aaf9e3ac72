import type { Payment } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import type { PaymentRow } from './payment.entity';

export const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  uid: row.uid,
  userId: row.userId,
  clientId: row.clientId,
  invoiceId: row.invoiceId,
  kind: row.kind,
  method: row.method,
  day: row.day,
  amount: centsToDecimal(row.amountCents),
  reference: row.reference,
  notes: row.notes,
  createdAt: row.createdAt.toISOString(),
  removedAt: row.removedAt?.toISOString() ?? null,
  removedBy: row.removedBy,
  removedReason: row.removedReason,
});
