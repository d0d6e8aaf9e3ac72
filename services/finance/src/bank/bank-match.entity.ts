import { IdColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** That a payment was made of a bank line. It goes when the payment is removed. */
@Entity('bank_matches')
export class BankMatchRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() lineId!: number;
  @wholeColumn() paymentId!: number;
}
