import type { GstKind, InvoiceLineKind } from '@dwang/contracts';
import { IdColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';
import { gstKindColumn } from './gst-kind-columns';

@Entity('invoice_lines')
export class InvoiceLineRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() invoiceId!: number;
  @wholeColumn() position!: number;
  @textColumn(20) kind!: InvoiceLineKind;
  /** A labour line's text holds a day, a project and a note, which together may be longer than a typed line. */
  @textColumn(600) description!: string;
  /** A decimal as it is shown: hours with up to four places, typed quantities with three. */
  @textColumn(20) quantity!: string;
  @textColumn(20) unit!: string;
  @moneyColumn() unitPriceCents!: number;
  @moneyColumn() amountCents!: number;
  @gstKindColumn() gstKind!: GstKind;
  /** Of an invoice of a quote: the accepted line of which it bills what is done. */
  @wholeColumn({ nullable: true }) quoteLineId!: number | null;
  /** Of an invoice of a quote: the earlier invoice whose share it takes off. */
  @wholeColumn({ nullable: true }) deductsId!: number | null;
}
