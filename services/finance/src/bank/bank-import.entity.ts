import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A statement that somebody imported. */
@Entity('bank_imports')
export class BankImportRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(200) name!: string;
  @instantColumn() createdAt!: Date;
}
