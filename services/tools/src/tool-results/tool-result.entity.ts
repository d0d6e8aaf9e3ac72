import type { ToolCalibration } from '@dwang/contracts';
import { IdColumn, instantColumn, longTextColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a tool or calculator said, as it was kept. */
@Entity('tool_results')
export class ToolResultRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  /** The job that it was taken for; one that is gone may still be named. */
  @wholeColumn({ nullable: true }) projectId!: number | null;
  @textColumn(60) tool!: string;
  @textColumn(200) title!: string;
  @longTextColumn() note!: string;
  /** `ToolFacts` as JSON: what never changes once it is taken. */
  @longTextColumn() facts!: string;
  @textColumn(20) calibration!: ToolCalibration;
  @instantColumn() takenAt!: Date;
  /** The job's photo; it may still be on its way here. */
  @textColumn(36, { nullable: true }) photoUid!: string | null;
  @textColumn(1000) searchText!: string;
  @instantColumn() createdAt!: Date;
  @wholeColumn({ default: 1 }) version!: number;
}
