import { IdColumn, instantColumn, NotAudited, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A timer that was saved or thrown away. It never comes back, whatever a device without a network still has to tell of it. */
@Entity('ended_timers')
@NotAudited()
export class EndedTimerRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() userId!: number;
  @instantColumn() endedAt!: Date;
}
