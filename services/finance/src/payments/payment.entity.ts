import type { PaymentMethod } from '@dwang/contracts';
import { dayColumn, IdColumn, instantColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Money that came for an invoice, or went back to a client. Never changed: one that was wrong is removed, and stays in sight. */
@Entity('payments')
export class PaymentRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who recorded it. */
  @wholeColumn() userId!: number;
  @wholeColumn() clientId!: number;
  /** Null for a refund. */
  @wholeColumn({ nullable: true }) invoiceId!: number | null;
  @textColumn(10) kind!: 'payment' | 'refund';
  @textColumn(10) method!: PaymentMethod;
  @dayColumn() day!: string;
  @moneyColumn() amountCents!: number;
  @textColumn(100) reference!: string;
  @textColumn(1000) notes!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn({ nullable: true }) removedAt!: Date | null;
  @wholeColumn({ nullable: true }) removedBy!: number | null;
  @textColumn(500) removedReason!: string;
}
