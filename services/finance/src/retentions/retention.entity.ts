import { dayColumn, IdColumn, instantColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a job's contract says of retentions. What is held stands on the retention lines of its invoices, and nowhere else. */
@Entity('retentions')
export class RetentionRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  /** Unique per company. */
  @wholeColumn() projectId!: number;
  /** Per cent as a decimal string, `"5.00"`. */
  @textColumn(10) rate!: string;
  @moneyColumn({ nullable: true }) capCents!: number | null;
  @wholeColumn() firstShare!: number;
  @dayColumn({ nullable: true }) completedOn!: string | null;
  @wholeColumn() defectsMonths!: number;
  @textColumn(1000) notes!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
}
