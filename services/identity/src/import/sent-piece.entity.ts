import { IdColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A piece of an export that has come, kept as a stored file until its import has ended. */
@Entity('company_import_pieces')
@NotAudited()
export class SentPieceRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() importId!: number;
  /** 0 for the first. */
  @wholeColumn() place!: number;
  @textColumn(80) fileKey!: string;
}
