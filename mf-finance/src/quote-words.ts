import type { QuoteStatus, QuoteSummary } from '@dwang/contracts';
import { daysBetween } from '@dwang/domain';
import { formatDay, type Tone } from '@dwang/kit';

const NAMES: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  superseded: 'Replaced',
};
const TONES: Record<QuoteStatus, Tone> = {
  draft: 'neutral',
  sent: 'calm',
  accepted: 'good',
  declined: 'bad',
  expired: 'warn',
  superseded: 'neutral',
};

export const quoteStatusName = (status: QuoteStatus): string => NAMES[status];
export const quoteTone = (status: QuoteStatus): Tone => TONES[status];

/** `QU-2026-11001`, `QU-2026-11001, version 2`; what a quote is called before it has a number. */
export function quoteName({ quoteNumber, revision }: Pick<QuoteSummary, 'quoteNumber' | 'revision'>): string {
  if (quoteNumber === null) return 'Draft quote';
  return revision === 1 ? quoteNumber : `${quoteNumber}, version ${revision}`;
}

/** `Expires in 5 days`, `Expires today`; null once nothing is waited for. */
export function expiryText({ status, expiryDate }: Pick<QuoteSummary, 'status' | 'expiryDate'>, today: string): string | null {
  if (status === 'expired') return `Expired ${formatDay(expiryDate)}`;
  if (status !== 'sent') return null;
  const days = daysBetween(today, expiryDate);
  if (days === 0) return 'Expires today';
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`;
}
