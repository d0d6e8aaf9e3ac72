import { ErrorCode } from '@dwang/contracts';
import { shownQuoteStatus } from '@dwang/domain';
import { Conflict } from '@dwang/platform';
import type { QuoteRow } from './quote.entity';

export const locked = (detail: string): Conflict => new Conflict(ErrorCode.quoteLocked, detail);

export const notAllowed = (detail: string): Conflict => new Conflict(ErrorCode.quoteMove, detail);

const STANDS: Record<Exclude<QuoteRow['status'], 'sent'>, string> = {
  draft: 'This quote has not been sent yet.',
  accepted: 'This quote has been accepted already.',
  declined: 'This quote has been declined.',
  superseded: 'There is a newer version of this quote.',
};

/** Throws `Conflict` unless the quote waits for an answer and its last day (`today` is the company's) is not past. */
export function checkWaits({ status, expiryDate }: QuoteRow, today: string): void {
  if (status !== 'sent') throw notAllowed(STANDS[status]);
  if (shownQuoteStatus(status, expiryDate, today) !== 'expired') return;
  throw new Conflict(ErrorCode.quoteExpired, 'This quote has expired. Please ask for a new one.');
}
