import { IdColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A code for the day on which phone and keys are lost. Deleted when it is used. */
@Entity('recovery_codes')
@NotAudited()
export class RecoveryCode {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  @textColumn(255) codeHash!: string;
}
