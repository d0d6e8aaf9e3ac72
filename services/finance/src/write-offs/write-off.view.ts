import type { WriteOff } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import type { WriteOffRow } from './write-off.entity';

export const toWriteOff = ({ id, userId, day, amountCents, reason, removedAt, removedReason }: WriteOffRow): WriteOff => ({
  id,
  userId,
  day,
  amount: centsToDecimal(amountCents),
  reason,
  removedAt: removedAt?.toISOString() ?? null,
  removedReason,
});
