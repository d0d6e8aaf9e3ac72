import type { BankLineState } from '@dwang/contracts';
import { dayColumn, IdColumn, moneyColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Money that came into the company's bank account, as the bank said. */
@Entity('bank_lines')
export class BankLineRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() importId!: number;
  /** Of what tells it from all others; unique per company, so that overlapping statements bring no line twice. */
  @textColumn(64) hash!: string;
  @dayColumn() day!: string;
  @moneyColumn() amountCents!: number;
  @textColumn(200) payee!: string;
  @textColumn(100) particulars!: string;
  @textColumn(100) code!: string;
  @textColumn(100) reference!: string;
  @textColumn(500) details!: string;
  @textColumn(60) account!: string;
  @textColumn(10) state!: BankLineState;
}
