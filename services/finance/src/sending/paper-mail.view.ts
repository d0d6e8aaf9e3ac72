import type { PaperMail } from '@dwang/contracts';
import type { PaperMailRow } from './paper-mail.entity';

export const toPaperMail = (row: PaperMailRow, names: ReadonlyMap<number, string>): PaperMail => ({
  id: row.id,
  kind: row.kind,
  clientId: row.clientId,
  to: row.address,
  cc: row.copies,
  subject: row.subject,
  message: row.text,
  status: row.status,
  reason: row.reason,
  userName: row.userId === null ? '' : (names.get(row.userId) ?? ''),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  nextTryAt: row.status === 'queued' && row.tries > 0 ? row.nextTryAt.toISOString() : null,
});
