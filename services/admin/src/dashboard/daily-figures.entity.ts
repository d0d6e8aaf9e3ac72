import { dayColumn, IdColumn, instantColumn, NotAudited, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** How the installation stood on one day, kept so that growth can be told. One row a day, of all companies together. */
@Entity('daily_figures')
@NotAudited()
export class DailyFigures {
  @IdColumn() id!: number;
  /** Unique. A day of New Zealand. */
  @dayColumn() day!: string;
  /** People seen within the 30 days before it was last counted. */
  @wholeColumn() activeUsers!: number;
  /** Devices on which somebody used Dwang that day: the most that was counted at once, as a sign-out takes its session away. */
  @wholeColumn() sessions!: number;
  /** Minutes of use of all devices together, in steps of five (see `DailyFiguresKeeper`). */
  @wholeColumn() usedMinutes!: number;
  /** Jobs of all companies. */
  @wholeColumn() projects!: number;
  @instantColumn() countedAt!: Date;
  /** Until when the minutes of use have been counted. */
  @instantColumn() sampledAt!: Date;
}
