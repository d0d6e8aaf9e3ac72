import type { Plan } from '@dwang/contracts';
import { DEFAULT_WEEK_START, type RoundingRule, type WeekStart } from '@dwang/domain';
import { dayColumn, flagColumn, IdColumn, instantColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A business: the owner of every row. Its details stand on invoices as the seller. */
@Entity('companies')
export class Company {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @textColumn(120) name!: string;
  /** IANA zone in which this company's days begin and end. */
  @textColumn(60) timeZone!: string;
  @textColumn(254, { default: '' }) email!: string;
  @textColumn(60, { default: '' }) phone!: string;
  @textColumn(500, { default: '' }) address!: string;
  @textColumn(30, { default: '' }) gstNumber!: string;
  @textColumn(40, { default: '' }) bankAccount!: string;
  @textColumn(120, { default: '' }) tradingName!: string;
  @textColumn(30, { default: '' }) nzbn!: string;
  /** Cents per hour with which new jobs start. Source: specification 2, section 9. */
  @moneyColumn({ default: 6500 }) defaultRateCents!: number;
  /** How the charged time of an entry is rounded; 0 charges it as worked. */
  @wholeColumn({ default: 0 }) roundingMinutes!: number;
  @textColumn(10, { default: 'nearest' }) roundingMode!: RoundingRule['mode'];
  /** On which day all of its weeks begin. */
  @wholeColumn({ default: DEFAULT_WEEK_START }) weekStart!: WeekStart;
  /** Whether the weeks of team members are approved before their time is invoiced. */
  @flagColumn({ default: false }) approvalRequired!: boolean;
  /** Whether everybody here signs in by more than a password: without it only the way to set one up is open. */
  @flagColumn({ default: false }) secondStepRequired!: boolean;
  @textColumn(120, { nullable: true }) logoKey!: string | null;
  /** What the company has subscribed to: how many may be in its team. */
  @textColumn(20, { default: 'free' }) plan!: Plan;
  @wholeColumn({ default: 1 }) version!: number;
  /** When its last owner left; null while anybody works here. Its records are kept for `RECORD_YEARS` from then. */
  @instantColumn({ nullable: true }) closedAt!: Date | null;
  /** After this day of its zone it closes for everybody, unless an owner keeps it; null while nobody has asked for that, and once closed. */
  @dayColumn({ nullable: true }) lastDay!: string | null;
  /** The owner who asked for it. */
  @wholeColumn({ nullable: true }) closingBy!: number | null;
  @instantColumn() createdAt!: Date;
  /** When one of its owners first confirmed an email address: from then on it may write to others (`MailRight`). */
  @instantColumn({ nullable: true }) confirmedAt!: Date | null;
}
