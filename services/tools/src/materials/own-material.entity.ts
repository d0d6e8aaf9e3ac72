import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A material that the company's price lists know and the catalogue does not. */
@Entity('own_materials')
export class OwnMaterialRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** `own-…`, made of name and unit. */
  @textColumn(64) materialId!: string;
  @textColumn(200) name!: string;
  @textColumn(60) category!: string;
  @textColumn(20) unit!: string;
  @textColumn(1000) searchText!: string;
  @instantColumn() createdAt!: Date;
}
