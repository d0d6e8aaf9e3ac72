import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Somebody's private address for a calendar app; of the address only the SHA-256 is kept. */
@Entity('calendar_links')
export class CalendarLinkRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(64) tokenHash!: string;
  @textColumn(10) covers!: 'mine' | 'team';
  @instantColumn() createdAt!: Date;
  @instantColumn({ nullable: true }) lastReadAt!: Date | null;
}
