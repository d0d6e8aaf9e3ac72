import { IdColumn, instantColumn, textColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** An event of the provider of payments that has been applied, by which a repetition is known. */
@Entity('billing_events')
export class BillingEventRow {
  @IdColumn() id!: number;
  /** The provider's own; unique. */
  @textColumn(200) eventId!: string;
  @textColumn(40) type!: string;
  /** SHA-256 of what was said. */
  @textColumn(64) digest!: string;
  @instantColumn() receivedAt!: Date;
}
