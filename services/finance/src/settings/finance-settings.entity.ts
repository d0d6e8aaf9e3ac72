import { IdColumn, instantColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** How a company looks at its books. */
@Entity('finance_settings')
export class FinanceSettingsRow {
  @IdColumn() id!: number;
  /** Unique. */
  @wholeColumn() companyId!: number;
  /** What an hour of work costs the business; null while nobody said. */
  @moneyColumn({ nullable: true }) hourCostCents!: number | null;
  @textColumn(10) accountCode!: string;
  @textColumn(20, { default: 'days-14' }) paymentTerms!: string;
  @instantColumn() updatedAt!: Date;
}
