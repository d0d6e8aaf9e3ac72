import { IdColumn, moneyColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** An entry as it was billed, on the line at `position`. It stays when the entry is freed again. */
@Entity('invoice_times')
export class InvoiceTimeRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() invoiceId!: number;
  @wholeColumn() position!: number;
  @wholeColumn() timeEntryId!: number;
  /** Charged, by the company's rounding. */
  @wholeColumn() seconds!: number;
  @moneyColumn() rateCents!: number;
}
