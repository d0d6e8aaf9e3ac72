import type { CompanyImportStatus } from '@dwang/contracts';
import { IdColumn, instantColumn, jsonColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** An export that is being brought in. Its pieces are kept until it is done; what it wrote is noted as one deed. */
@Entity('company_imports')
@NotAudited()
export class CompanyImportRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(20) status!: CompanyImportStatus;
  /** As it is called where it is sent from; by it people know which one to choose again. */
  @textColumn(200) fileName!: string;
  /** Bytes. */
  @wholeColumn() size!: number;
  /** How often it was begun. Only whoever has begun it last may write that it is done. */
  @wholeColumn({ default: 0 }) tries!: number;
  /** As last told by whoever works on it. */
  @wholeColumn({ default: 0 }) done!: number;
  @wholeColumn({ default: 0 }) total!: number;
  /** How many of its pieces have come. */
  @wholeColumn({ default: 0 }) nextPiece!: number;
  @textColumn(500) problem!: string;
  @jsonColumn() tables!: { name: string; rows: number; sha256: string }[];
  @instantColumn() createdAt!: Date;
  /** Moves on while it is worked on: one that stands still was left by a process that has ended. */
  @instantColumn() updatedAt!: Date;
}
