import { IdColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** That a letter is about an invoice. */
@Entity('mailed_invoices')
@NotAudited()
export class MailedInvoiceRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() mailId!: number;
  @wholeColumn() invoiceId!: number;
  /** Of a reminder: the invoice and the day, unique in the company, so that none is reminded of twice on a day. */
  @textColumn(60, { nullable: true }) once!: string | null;
}
