import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** That an invoice, or no invoice of a client, is reminded of. */
@Entity('reminder_stops')
export class ReminderStopRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @textColumn(10) kind!: 'invoice' | 'client';
  /** The invoice's or the client's number; unique with company and kind. */
  @wholeColumn() refId!: number;
  @instantColumn() createdAt!: Date;
}
