import { IdColumn, instantColumn, textColumn, uidColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A business: the owner of every row. Its details stand on invoices as the seller. */
@Entity('companies')
export class Company {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @textColumn(120) name!: string;
  /** IANA zone in which this company's days begin and end. */
  @textColumn(60) timeZone!: string;
  @textColumn(254, { default: '' }) email!: string;
  @textColumn(60, { default: '' }) phone!: string;
  @textColumn(500, { default: '' }) address!: string;
  @textColumn(30, { default: '' }) gstNumber!: string;
  @textColumn(40, { default: '' }) bankAccount!: string;
  @instantColumn() createdAt!: Date;
}
