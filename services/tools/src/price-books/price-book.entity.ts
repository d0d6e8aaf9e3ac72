import type { PriceColumn } from '@dwang/contracts';
import { IdColumn, instantColumn, jsonColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A supplier's prices as the company was given them. */
@Entity('price_books')
export class PriceBookRow {
  @IdColumn() id!: number;
  /** By which estimates name it. */
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(100) name!: string;
  /** The company's own supplier whose prices they are. */
  @wholeColumn({ nullable: true }) supplierId!: number | null;
  /** How its last file was read: remembered for files with the same headings. */
  @jsonColumn({ nullable: true }) mapping!: { headings: string[]; columns: PriceColumn[] } | null;
  @instantColumn() createdAt!: Date;
  @wholeColumn({ default: 1 }) version!: number;
}
