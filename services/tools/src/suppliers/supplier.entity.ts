import type { Region, Supplier, SupplierKind } from '@dwang/contracts';
import { IdColumn, instantColumn, jsonColumn, longTextColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A supplier that a company added. */
@Entity('suppliers')
export class SupplierRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(200) name!: string;
  @textColumn(30) type!: SupplierKind;
  @textColumn(300) address!: string;
  @textColumn(30, { nullable: true }) region!: Region | null;
  @textColumn(60) phone!: string;
  /** Under which the supplier keeps the company. */
  @textColumn(60) accountNumber!: string;
  @longTextColumn() notes!: string;
  @jsonColumn({ nullable: true }) hours!: Supplier['hours'];
  /** Millionths of a degree; both or neither. */
  @wholeColumn({ nullable: true }) latMicro!: number | null;
  @wholeColumn({ nullable: true }) lngMicro!: number | null;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn({ default: 1 }) version!: number;
}
