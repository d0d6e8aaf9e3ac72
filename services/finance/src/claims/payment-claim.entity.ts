import type { ServedBy } from '@dwang/contracts';
import {
  dayColumn,
  flagColumn,
  IdColumn,
  instantColumn,
  longTextColumn,
  moneyColumn,
  textColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';

/** What makes an invoice a payment claim, and what the payer answered. Amount and due day are those of the invoice. */
@Entity('payment_claims')
export class PaymentClaimRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** Who wrote it first. */
  @wholeColumn() userId!: number;
  /** Unique. */
  @wholeColumn() invoiceId!: number;
  @textColumn(300) contract!: string;
  @textColumn(2000) work!: string;
  @dayColumn({ nullable: true }) periodFrom!: string | null;
  @dayColumn({ nullable: true }) periodTo!: string | null;
  @textColumn(2000) basis!: string;
  @wholeColumn({ nullable: true }) responseDays!: number | null;
  @flagColumn() formAttached!: boolean;
  /** As it went with the claim; null until then. */
  @longTextColumn({ nullable: true }) formText!: string | null;
  @dayColumn({ nullable: true }) servedOn!: string | null;
  @textColumn(10, { nullable: true }) servedBy!: ServedBy | null;
  @textColumn(300) servedNote!: string;
  @dayColumn({ nullable: true }) respondBy!: string | null;
  @dayColumn({ nullable: true }) scheduleOn!: string | null;
  @moneyColumn({ nullable: true }) scheduledCents!: number | null;
  @textColumn(2000) scheduleReasons!: string;
  @dayColumn({ nullable: true }) noticeOn!: string | null;
  @dayColumn({ nullable: true }) noticeEndsOn!: string | null;
  @textColumn(300) noticeNote!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
}
