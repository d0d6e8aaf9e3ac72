import type { GstKind, InvoiceLineKind } from '@dwang/contracts';
import { flagColumn, IdColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';
import { gstKindColumn } from '../invoices/gst-kind-columns';

@Entity('quote_lines')
export class QuoteLineRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() quoteId!: number;
  @wholeColumn() position!: number;
  @textColumn(20) kind!: InvoiceLineKind;
  @textColumn(600) description!: string;
  @textColumn(20) quantity!: string;
  @textColumn(20) unit!: string;
  @moneyColumn() unitPriceCents!: number;
  @moneyColumn() amountCents!: number;
  @gstKindColumn() gstKind!: GstKind;
  @flagColumn() optional!: boolean;
  /** The group of which exactly one line is taken; empty for none. */
  @textColumn(100) choiceGroup!: string;
  /** As it is proposed. */
  @flagColumn() selected!: boolean;
  /** As it was accepted; null before that. */
  @flagColumn({ nullable: true }) taken!: boolean | null;
}
