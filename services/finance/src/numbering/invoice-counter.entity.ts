import { wholeColumn } from '@dwang/platform';
import { Entity, PrimaryColumn } from 'typeorm';

/** The last sequence number that a company has drawn in a month. */
@Entity('invoice_counters')
export class InvoiceCounter {
  @PrimaryColumn({ type: 'bigint' }) companyId!: number;
  /** `2026-04` */
  @PrimaryColumn({ type: 'varchar', length: 7 }) period!: string;
  @wholeColumn() lastNumber!: number;
}
