import { flagColumn, IdColumn, moneyColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/**
 * That an invoice was made of a quote. How much it takes of the quote stands on the invoice itself and is written nowhere else. A draft that
 * is deleted leaves this behind: what counts is what is still there.
 */
@Entity('quote_invoices')
export class QuoteInvoiceRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() quoteId!: number;
  @wholeColumn() invoiceId!: number;
  /** A share beforehand, not all that was left. */
  @flagColumn() isDeposit!: boolean;
  /** Of the invoice that settles the quote: by how much its GST differs from that of its lines. Null of every other. */
  @moneyColumn({ nullable: true }) roundingCents!: number | null;
}
