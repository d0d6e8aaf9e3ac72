import type { NotificationKind, NotificationTone } from '@dwang/contracts';
import { flagColumn, IdColumn, instantColumn, longTextColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** One thing that one person is told of. */
@Entity('notifications')
@NotAudited()
export class NotificationRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(40) kind!: NotificationKind;
  /** Kind, subject and day: unique per user, so that nobody is told the same twice, however often it is found. */
  @textColumn(190) dedupeKey!: string;
  @textColumn(10) tone!: NotificationTone;
  @textColumn(200) title!: string;
  @textColumn(500) message!: string;
  /** What it opens. */
  @textColumn(300) address!: string;
  /** JSON. */
  @longTextColumn() figures!: string;
  /** False for who wants this kind as a push message only. */
  @flagColumn() isInApp!: boolean;
  @instantColumn() createdAt!: Date;
  @instantColumn({ nullable: true }) readAt!: Date | null;
  /** When its push message may be sent; null when there is none, or when it has been sent. */
  @instantColumn({ nullable: true }) pushAfter!: Date | null;
  /** Whether it is still to go out by e-mail, alone or in a letter with others; by text message. */
  @flagColumn({ default: false }) mailWaits!: boolean;
  @flagColumn({ default: false }) smsWaits!: boolean;
}
