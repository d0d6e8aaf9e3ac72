import type { Region, SendingSettings } from '@dwang/contracts';
import { flagColumn, IdColumn, instantColumn, jsonColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** How a company writes its letters, and when it reminds of what is not paid. */
@Entity('sending_settings')
export class SendingSettingsRow {
  @IdColumn() id!: number;
  /** Unique. */
  @wholeColumn() companyId!: number;
  @jsonColumn() letters!: SendingSettings['letters'];
  @flagColumn() remindsOn!: boolean;
  /** Days from the due day. */
  @jsonColumn() steps!: number[];
  @flagColumn() workingDaysOnly!: boolean;
  /** Whose anniversary day is no working day. */
  @textColumn(30, { nullable: true }) region!: Region | null;
  /** Who turned it on or changed it last: in their name the reminders go out. */
  @wholeColumn() userId!: number;
  @instantColumn() updatedAt!: Date;
}
