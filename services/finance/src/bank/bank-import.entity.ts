import type { StatementReport } from '@dwang/contracts';
import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

export type StatementFormat = StatementReport['format'];

/** A statement that somebody imported. */
@Entity('bank_imports')
export class BankImportRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(200) name!: string;
  /** Null of imports made before it was kept. */
  @textColumn(10, { nullable: true }) format!: StatementFormat | null;
  @instantColumn() createdAt!: Date;
}
