import { IdColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A line of an estimate: of material, or of labour (its quantity are hours, its price the hourly rate). */
@Entity('estimate_lines')
export class EstimateLineRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() estimateId!: number;
  @wholeColumn() position!: number;
  @textColumn(10) kind!: 'material' | 'labour';
  @uidColumn() uid!: string;
  @textColumn(64, { nullable: true }) materialId!: string | null;
  @textColumn(200) description!: string;
  @textColumn(20) unit!: string;
  @wholeColumn() thousandths!: number;
  /** Of one unit, without GST. */
  @moneyColumn() priceCents!: number;
}
