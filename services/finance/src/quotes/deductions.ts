import { centsToDecimal } from '@dwang/domain';
import { type Database, Invalid } from '@dwang/platform';
import { QuoteRow } from './quote.entity';

/** An accepted variation that takes off more than it adds: its quote is agreed for so much less. */
export interface Deduction {
  row: QuoteRow;
  /** What is still to be taken off an invoice, or credited: cents of 0 or below, in the prices of the quote. */
  leftCents: number;
}

type Sums = Pick<QuoteRow, 'linesCents' | 'discountCents'>;

/** What a quote comes to after its discount, in its own prices. */
export const netOf = ({ linesCents, discountCents }: Sums): number => linesCents - discountCents;

export const takesOff = (row: Sums & Pick<QuoteRow, 'variationOfId'>): boolean => row.variationOfId !== null && netOf(row) < 0;

/** Accepted variations that take off from this quote, the oldest first. */
export async function takenOff(db: Database, { id, companyId }: Pick<QuoteRow, 'id' | 'companyId'>): Promise<QuoteRow[]> {
  const where = { companyId, variationOfId: id, status: 'accepted' as const };
  return (await db.repo(QuoteRow).find({ where, order: { id: 'ASC' } })).filter(takesOff);
}

/**
 * What of each variation is not settled yet, when `leftCents` of the quote, less all of them, is left to invoice: all of it as long as
 * something is left, for then it comes off the next invoice; of more than was agreed, the latest ones.
 */
export function deductionsOf(rows: readonly QuoteRow[], leftCents: number): Deduction[] {
  let over = leftCents > 0 ? Number.MAX_SAFE_INTEGER : -leftCents;
  const open = rows.toReversed().map((row): Deduction => {
    const cents = Math.min(over, -netOf(row));
    over -= cents;
    return { row, leftCents: 0 - cents };
  });
  return open.reverse();
}

/** Throws `Invalid` on a variation that takes off more than is left of `quote`, which the caller holds, or in other prices. */
export async function checkDeduction(
  db: Database,
  quote: QuoteRow,
  variation: Sums & Pick<QuoteRow, 'gst'> & { id?: number },
  field: 'lines' | 'lineIds',
): Promise<void> {
  if (netOf(variation) >= 0) return;
  if (variation.gst !== quote.gst) throw new Invalid('gst', 'A variation that takes off is priced like its quote');
  const others = (await takenOff(db, quote)).filter(({ id }) => id !== variation.id);
  const mostCents = others.reduce((sum, row) => sum + netOf(row), netOf(quote));
  if (-netOf(variation) > mostCents)
    throw new Invalid(field, `That takes off more than there is: the quote comes to ${centsToDecimal(mostCents)}`);
}
