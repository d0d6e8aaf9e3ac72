import {
  flagColumn,
  IdColumn,
  instantColumn,
  longTextColumn,
  moneyColumn,
  textColumn,
  uidColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a job is reckoned to take, or something to begin others with. */
@Entity('estimates')
export class EstimateRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  /** One that is gone may still be named. */
  @wholeColumn({ nullable: true }) projectId!: number | null;
  @flagColumn() isTemplate!: boolean;
  @textColumn(200) name!: string;
  /** Key of the price list that it is priced by. */
  @textColumn(64) supplier!: string;
  /** Hundredths of a per cent. */
  @wholeColumn() waste!: number;
  @wholeColumn() margin!: number;
  @textColumn(10) gst!: 'exclusive' | 'none';
  @longTextColumn() notes!: string;
  @wholeColumn() lineCount!: number;
  /** As it was when it was last written. */
  @moneyColumn() totalCents!: number;
  @textColumn(1000) searchText!: string;
  @textColumn(64) madeOf!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  /** Thrown away, to be had back for a day. */
  @instantColumn({ nullable: true }) deletedAt!: Date | null;
  @wholeColumn({ default: 1 }) version!: number;
}
