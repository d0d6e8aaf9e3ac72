import { IdColumn, instantColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A file of a job, such as a plan. Its content stands in the file store under `fileKey`; its own name is only text. */
@Entity('project_files')
export class JobFileRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() projectId!: number;
  @wholeColumn() userId!: number;
  @textColumn(255) name!: string;
  @textColumn(100) contentType!: string;
  @wholeColumn() size!: number;
  @textColumn(80) fileKey!: string;
  @textColumn(64) sha256!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  /** Deleted, but to be had back until it is swept up. */
  @instantColumn({ nullable: true }) deletedAt!: Date | null;
  @wholeColumn() version!: number;
}
