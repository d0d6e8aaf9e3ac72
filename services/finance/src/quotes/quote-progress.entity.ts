import { IdColumn, moneyColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a progress invoice took of one line of a quote. It counts as long as that invoice does. */
@Entity('quote_progress')
export class QuoteProgressRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() quoteInvoiceId!: number;
  @wholeColumn() lineId!: number;
  /** After the discount, in the prices of the quote. */
  @moneyColumn() amountCents!: number;
}
