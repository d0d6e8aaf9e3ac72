import type { Plan, SubscriptionStatus } from '@dwang/contracts';
import { dayColumn, IdColumn, instantColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a company has subscribed to, and when its next invoice is made. Days are of the company's zone. */
@Entity('subscriptions')
export class SubscriptionRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** The company while it lives, null once it is canceled: unique, so that a company has one at a time. */
  @wholeColumn({ nullable: true }) liveOf!: number | null;
  @textColumn(20) plan!: Plan;
  @textColumn(20) status!: SubscriptionStatus;
  /** For a month, as agreed when it began or its plan was last changed. */
  @moneyColumn() priceCents!: number;
  @dayColumn() startDay!: string;
  /** Where months are counted from, and how many invoices have been made since. */
  @dayColumn() anchorDay!: string;
  @wholeColumn() turn!: number;
  /** When the next invoice is made; null when there will be none. */
  @dayColumn({ nullable: true }) nextDay!: string | null;
  /** The first day after the trial; null without one, and after it. */
  @dayColumn({ nullable: true }) trialUntil!: string | null;
  @instantColumn({ nullable: true }) canceledAt!: Date | null;
  @wholeColumn() version!: number;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
}
