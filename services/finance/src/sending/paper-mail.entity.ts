import type { PaperKind, PaperMailStatus } from '@dwang/contracts';
import {
  dayColumn,
  IdColumn,
  instantColumn,
  jsonColumn,
  longTextColumn,
  textColumn,
  uidColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';

/** A letter with papers attached, from when somebody sends it until it is known what became of it. */
@Entity('paper_mails')
export class PaperMailRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who sent it; null when the schedule of reminders did. */
  @wholeColumn({ nullable: true }) userId!: number | null;
  @textColumn(10) kind!: PaperKind;
  @wholeColumn() clientId!: number;
  @wholeColumn({ nullable: true }) quoteId!: number | null;
  /** The period of a statement. */
  @dayColumn({ nullable: true }) fromDay!: string | null;
  @dayColumn({ nullable: true }) toDay!: string | null;
  @textColumn(254) address!: string;
  @jsonColumn() copies!: string[];
  @textColumn(250) subject!: string;
  /** As it was typed while it waits, as it went out afterwards. */
  @longTextColumn() text!: string;
  /** The same at each try, so that a receiver can tell that it came twice. */
  @textColumn(200) messageId!: string;
  @textColumn(10) status!: PaperMailStatus;
  @textColumn(300) reason!: string;
  @wholeColumn() tries!: number;
  @instantColumn() nextTryAt!: Date;
  @instantColumn() createdAt!: Date;
  @instantColumn({ nullable: true }) triedAt!: Date | null;
  @instantColumn({ nullable: true }) sentAt!: Date | null;
}

/** By which the mail log of the installation knows it. */
export const letterKey = (id: number): string => `paper:${id}`;
