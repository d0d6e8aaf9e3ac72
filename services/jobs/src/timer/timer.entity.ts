import type { ToldMove } from '@dwang/domain';
import { IdColumn, instantColumn, longTextColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

const asJson = {
  to: (moves: readonly ToldMove[] | null | undefined) => (moves ? JSON.stringify(moves) : moves),
  from: (text: string | null | undefined): readonly ToldMove[] | null => (text ? JSON.parse(text) : null),
};

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
  /** All that was told of it; null for a timer from before this was kept. The stamps above are what it comes to. */
  @longTextColumn({ nullable: true, transformer: asJson }) moves!: readonly ToldMove[] | null;
  /** The last start, pause or reset. */
  @instantColumn({ nullable: true }) lastEventAt!: Date | null;
  /** When the person last said that a timer which looked forgotten is at work. */
  @instantColumn({ nullable: true }) confirmedAt!: Date | null;
  /** When the person last wrote a note or a task, or took a photo. */
  @instantColumn({ nullable: true }) workSeenAt!: Date | null;
  @wholeColumn() version!: number;
}
