import { dayColumn, IdColumn, instantColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a company owes the platform for one month; kept as a record and never changed but for its payment. */
@Entity('subscription_invoices')
export class SubscriptionInvoiceRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() subscriptionId!: number;
  /** 1, 2, 3 … over all companies, without a gap; unique. */
  @wholeColumn() sequence!: number;
  /** `DW-2026-000001`; unique. */
  @textColumn(40) number!: string;
  @textColumn(40) planName!: string;
  @dayColumn() fromDay!: string;
  @dayColumn() toDay!: string;
  /** GST included. */
  @moneyColumn() amountCents!: number;
  @moneyColumn() gstCents!: number;
  @dayColumn() issuedOn!: string;
  @dayColumn() dueOn!: string;
  @textColumn(10) status!: 'open' | 'paid' | 'void';
  @instantColumn({ nullable: true }) paidAt!: Date | null;
  @textColumn(10, { nullable: true }) paidBy!: 'hand' | 'webhook' | null;
  @textColumn(200) reference!: string;
}
