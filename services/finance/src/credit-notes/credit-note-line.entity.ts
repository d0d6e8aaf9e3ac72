import type { GstKind, InvoiceLineKind } from '@dwang/contracts';
import { IdColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';
import { gstKindColumn } from '../invoices/gst-kind-columns';

@Entity('credit_note_lines')
export class CreditNoteLineRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() creditNoteId!: number;
  @wholeColumn() position!: number;
  @textColumn(20) kind!: InvoiceLineKind;
  @textColumn(600) description!: string;
  @textColumn(20) quantity!: string;
  @textColumn(20) unit!: string;
  @moneyColumn() unitPriceCents!: number;
  @moneyColumn() amountCents!: number;
  @gstKindColumn() gstKind!: GstKind;
  /** The line of the invoice that this one takes back whole. */
  @wholeColumn({ nullable: true }) invoiceLineId!: number | null;
}
