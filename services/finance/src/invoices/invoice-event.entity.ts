import type { ActivityChange, InvoiceEventAction } from '@dwang/contracts';
import { IdColumn, instantColumn, jsonColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** One thing that happened to an invoice; never changed afterwards, and kept when a draft is deleted. */
@Entity('invoice_events')
@NotAudited()
export class InvoiceEventRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() invoiceId!: number;
  @wholeColumn() userId!: number;
  @instantColumn() at!: Date;
  @textColumn(20) action!: InvoiceEventAction;
  @jsonColumn() changes!: ActivityChange[];
  /** SHA-256 over this event and the hash of the one before it. */
  @textColumn(64) hash!: string;
}
