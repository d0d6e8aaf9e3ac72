import type { FeedbackKind, FeedbackStatus } from '@dwang/contracts';
import { IdColumn, instantColumn, longTextColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a person has told the makers of Dwang. */
@Entity('feedback')
export class FeedbackRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(20) kind!: FeedbackKind;
  @textColumn(20) status!: FeedbackStatus;
  @longTextColumn() text!: string;
  @textColumn(300) place!: string;
  @textColumn(60) version!: string;
  /** What the administrator wrote down about it. */
  @textColumn(1000, { default: '' }) note!: string;
  /** The words and the screen, folded. */
  @longTextColumn({ nullable: true }) searchText!: string | null;
  @instantColumn() createdAt!: Date;
}
