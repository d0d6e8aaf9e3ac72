import { dayColumn, IdColumn, instantColumn, NotAudited, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What calendars must be told of a site day that is no more. Points at no job, so that the job itself may go as well. */
@Entity('cancelled_site_days')
@NotAudited()
export class CancelledSiteDayRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn({ nullable: true }) userId!: number | null;
  @dayColumn() day!: string;
  @textColumn(200) title!: string;
  @wholeColumn() version!: number;
  @instantColumn() cancelledAt!: Date;
}
