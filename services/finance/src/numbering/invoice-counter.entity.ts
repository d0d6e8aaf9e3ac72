import { NotAudited, wholeColumn } from '@dwang/platform';
import { Entity, PrimaryColumn } from 'typeorm';

/** The last sequence number that a company has drawn in a month, of invoices or of credit notes. */
@Entity('invoice_counters')
@NotAudited()
export class InvoiceCounter {
  @PrimaryColumn({ type: 'bigint' }) companyId!: number;
  /** `2026-04` of invoices, `CN2026-04` of credit notes. */
  @PrimaryColumn({ type: 'varchar', length: 12 }) period!: string;
  @wholeColumn() lastNumber!: number;
}
