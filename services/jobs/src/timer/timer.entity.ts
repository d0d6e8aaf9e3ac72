import { IdColumn, instantColumn, longTextColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A person's one timer; no row means STOPPED. The unique key on `userId` keeps it to one, whatever two devices do. */
@Entity('timers')
export class TimerRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(20) status!: 'RUNNING' | 'PAUSED';
  @wholeColumn({ nullable: true }) projectId!: number | null;
  @moneyColumn() hourlyRateCents!: number;
  @longTextColumn() notes!: string;
  /** When the work began: the first start, or the first after a reset. */
  @instantColumn() startTime!: Date;
  @instantColumn({ nullable: true }) runningSince!: Date | null;
  /** When it was last paused. */
  @instantColumn({ nullable: true }) pausedAt!: Date | null;
  /** Milliseconds worked before `runningSince`; whole seconds while RUNNING. */
  @wholeColumn() accumulatedMs!: number;
  /** The last start, pause or reset; no later event is dated before it. */
  @instantColumn({ nullable: true }) lastEventAt!: Date | null;
  /** When the person last said that a timer which looked forgotten is at work. */
  @instantColumn({ nullable: true }) confirmedAt!: Date | null;
  @wholeColumn() version!: number;
}
