import { IdColumn, instantColumn, longTextColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What somebody wrote down about a job. */
@Entity('project_notes')
export class NoteRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() projectId!: number;
  @wholeColumn() userId!: number;
  @longTextColumn() text!: string;
  /** When it was written, by the device. */
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
