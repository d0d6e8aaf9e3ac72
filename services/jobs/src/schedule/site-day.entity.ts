import type { Work } from '@dwang/contracts';
import { dayColumn, IdColumn, instantColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A day on which somebody works at a job's site. */
@Entity('site_days')
export class SiteDayRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() projectId!: number;
  /** Who is on site; null while nobody has been chosen. */
  @wholeColumn({ nullable: true }) userId!: number | null;
  /** A day of the company's zone. */
  @dayColumn() day!: string;
  /** Local time as `07:30`; both or neither. */
  @textColumn(5, { nullable: true }) startTime!: string | null;
  @textColumn(5, { nullable: true }) endTime!: string | null;
  @textColumn(40) work!: Work;
  @textColumn(500) note!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
