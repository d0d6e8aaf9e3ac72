import { dayColumn, IdColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a price list asks for a material, without GST. */
@Entity('price_book_items')
export class PriceBookItemRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() bookId!: number;
  /** The list's uid. */
  @uidColumn() bookKey!: string;
  @textColumn(64) materialId!: string;
  @textColumn(60) code!: string;
  @moneyColumn() priceCents!: number;
  @dayColumn() pricedOn!: string;
}
