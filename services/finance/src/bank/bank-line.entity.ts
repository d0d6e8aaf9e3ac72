import type { BankLineState } from '@dwang/contracts';
import { dayColumn, IdColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Money that came into the company's bank account, as the bank said. */
@Entity('bank_lines')
export class BankLineRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() importId!: number;
  /** Of what it says and of its number among lines that say the same; unique per company, so that no statement is brought twice at once. */
  @textColumn(64) hash!: string;
  @dayColumn() day!: string;
  @moneyColumn() amountCents!: number;
  @textColumn(200) payee!: string;
  @textColumn(100) particulars!: string;
  @textColumn(100) code!: string;
  @textColumn(100) reference!: string;
  @textColumn(500) details!: string;
  @textColumn(60) account!: string;
  /** The bank's own number; null of lines imported before it was kept. */
  @textColumn(200, { nullable: true }) bankId!: string | null;
  @textColumn(10) state!: BankLineState;
}
