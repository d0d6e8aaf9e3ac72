import { IdColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A file that an import puts into the store before the rows that name it: if they never come, it is removed by this. */
@Entity('company_import_files')
@NotAudited()
export class BroughtFileRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() importId!: number;
  @textColumn(80) fileKey!: string;
}
