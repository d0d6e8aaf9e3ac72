import { Entity } from 'typeorm';
import { NotAudited } from '../audit/audited-entities';
import { IdColumn, textColumn, uidColumn, wholeColumn } from './columns';

/** What a row was first made of, as a digest: it outlives later changes of the row, and tells a repetition from another row's words. */
@Entity('row_origins')
@NotAudited()
export class RowOrigin {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** The row's table. */
  @textColumn(64) kind!: string;
  @uidColumn() uid!: string;
  /** SHA-256 of what was said. */
  @textColumn(64) digest!: string;
}
