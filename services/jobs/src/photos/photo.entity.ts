import type { PhotoMark, PhotoType } from '@dwang/contracts';
import { IdColumn, instantColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/**
 * A photo of a job. Its content stands in the file store under `fileKey`, which is null until it has arrived, and its small copy under
 * `thumbKey`, which is made when it is first wanted.
 */
@Entity('project_photos')
export class PhotoRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() projectId!: number;
  @wholeColumn() userId!: number;
  @textColumn(500) caption!: string;
  @instantColumn() takenAt!: Date;
  /** Millionths of a degree; both or neither. */
  @wholeColumn({ nullable: true }) latMicro!: number | null;
  @wholeColumn({ nullable: true }) lngMicro!: number | null;
  @textColumn(10, { nullable: true }) mark!: PhotoMark | null;
  @textColumn(20) contentType!: PhotoType;
  @wholeColumn() size!: number;
  @wholeColumn() width!: number;
  @wholeColumn() height!: number;
  @textColumn(80, { nullable: true }) fileKey!: string | null;
  @textColumn(80, { nullable: true }) thumbKey!: string | null;
  /** Of the content as it was sent, by which a repetition is known. */
  @textColumn(64, { nullable: true }) sha256!: string | null;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  /** Deleted, but to be had back until it is swept up. */
  @instantColumn({ nullable: true }) deletedAt!: Date | null;
  @wholeColumn() version!: number;
}
