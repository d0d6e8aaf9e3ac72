import type { Plan } from '@dwang/contracts';
import { flagColumn, IdColumn, instantColumn, jsonColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a company can subscribe to. The four rows are made by the migration; the platform's administrator changes them. */
@Entity('plans')
export class PlanRow {
  @IdColumn() id!: number;
  /** Unique; never changes. */
  @textColumn(20) code!: Plan;
  @textColumn(40) name!: string;
  @textColumn(200) description!: string;
  /** For a month, GST included; 0 is free for ever. */
  @moneyColumn() priceCents!: number;
  /** How many may be in a team; null is any number. */
  @wholeColumn({ nullable: true }) members!: number | null;
  @wholeColumn() trialDays!: number;
  @flagColumn() popular!: boolean;
  @jsonColumn() features!: string[];
  @wholeColumn() version!: number;
  @instantColumn() updatedAt!: Date;
}
