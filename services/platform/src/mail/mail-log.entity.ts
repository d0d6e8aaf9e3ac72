import type { MailKind, PaperMailStatus } from '@dwang/contracts';
import { Entity } from 'typeorm';
import { NotAudited } from '../audit/audited-entities';
import { flagColumn, IdColumn, instantColumn, textColumn, wholeColumn } from '../data/columns';

/** That there was a letter, and what became of it. Never what it said: there may be links in it that open an account. */
@Entity('mail_log')
@NotAudited()
export class MailLogRow {
  @IdColumn() id!: number;
  @textColumn(20) kind!: MailKind;
  @wholeColumn() companyId!: number;
  /** Whose account the letter is about; null for letters to others. */
  @wholeColumn({ nullable: true }) userId!: number | null;
  @textColumn(254) address!: string;
  /** By which the post that keeps the letter until it is sent knows it: `paper:12`. Null for letters that no post keeps. */
  @textColumn(60, { nullable: true }) letter!: string | null;
  @textColumn(10) status!: PaperMailStatus;
  @textColumn(300) reason!: string;
  @wholeColumn() tries!: number;
  /** Nobody can have got it so far. */
  @flagColumn() isWithUs!: boolean;
  @instantColumn() createdAt!: Date;
  @instantColumn({ nullable: true }) triedAt!: Date | null;
  @instantColumn({ nullable: true }) nextTryAt!: Date | null;
  @instantColumn({ nullable: true }) sentAt!: Date | null;
}
