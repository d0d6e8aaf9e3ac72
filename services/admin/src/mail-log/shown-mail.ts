import type { LoggedMail } from '@dwang/contracts';
import { type MailLogRow, maskAddresses } from '@dwang/platform';

interface Shown {
  /** Of companies, by id. */
  names: ReadonlyMap<number, string>;
  canRetry: boolean;
  /** Addresses in full. */
  isWhole: boolean;
}

export const shownMail = (row: MailLogRow, { names, canRetry, isWhole }: Shown): LoggedMail => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  recipient: isWhole ? row.address : maskAddresses(row.address),
  companyName: names.get(row.companyId) ?? null,
  reason: isWhole ? row.reason : maskAddresses(row.reason),
  tries: row.tries,
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  canRetry,
});
