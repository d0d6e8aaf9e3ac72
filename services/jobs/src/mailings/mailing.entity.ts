import { IdColumn, instantColumn, longTextColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A letter to many clients. */
@Entity('mailings')
export class MailingRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** Who wrote it. */
  @wholeColumn() userId!: number;
  @textColumn(200) subject!: string;
  @longTextColumn() text!: string;
  /** The address of the app, for the link at the foot. */
  @textColumn(300) origin!: string;
  @wholeColumn() total!: number;
  /** Clients of the list who get none because they asked so. */
  @wholeColumn() optedOut!: number;
  @instantColumn() createdAt!: Date;
  /** When the last letter was tried. */
  @instantColumn({ nullable: true }) doneAt!: Date | null;
}
