import type { Approval } from '@dwang/contracts';
import { dayColumn, IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A person's week and where its approval stands. Weeks that were never handed in have no row. */
@Entity('timesheet_weeks')
export class TimesheetWeekRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  /** Its first day, as the company's weeks began when it was handed in. */
  @dayColumn() weekStart!: string;
  /** The days that were handed in with it; null for the first and the last of its seven. */
  @dayColumn({ nullable: true }) firstDay!: string | null;
  @dayColumn({ nullable: true }) lastDay!: string | null;
  @textColumn(10) status!: Approval;
  /** Why it was given back. */
  @textColumn(500) reason!: string;
  @instantColumn({ nullable: true }) submittedAt!: Date | null;
  @wholeColumn({ nullable: true }) decidedBy!: number | null;
  @instantColumn({ nullable: true }) decidedAt!: Date | null;
  @wholeColumn() version!: number;
}
