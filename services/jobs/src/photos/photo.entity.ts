import type { PhotoType } from '@dwang/contracts';
import { IdColumn, instantColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A photo of a job. Its content stands in the file store under `fileKey`, which is null until it has arrived. */
@Entity('project_photos')
export class PhotoRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() projectId!: number;
  @wholeColumn() userId!: number;
  @textColumn(500) caption!: string;
  @instantColumn() takenAt!: Date;
  @textColumn(20) contentType!: PhotoType;
  @wholeColumn() size!: number;
  @wholeColumn() width!: number;
  @wholeColumn() height!: number;
  @textColumn(80, { nullable: true }) fileKey!: string | null;
  @textColumn(64, { nullable: true }) sha256!: string | null;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
