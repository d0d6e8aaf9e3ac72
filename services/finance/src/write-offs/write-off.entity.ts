import { dayColumn, IdColumn, instantColumn, moneyColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What of an invoice was given up as a bad debt. Never changed: one that was wrong is removed, and stays in sight. */
@Entity('write_offs')
export class WriteOffRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who wrote it off. */
  @wholeColumn() userId!: number;
  @wholeColumn() clientId!: number;
  @wholeColumn() invoiceId!: number;
  @dayColumn() day!: string;
  @moneyColumn() amountCents!: number;
  @textColumn(500) reason!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn({ nullable: true }) removedAt!: Date | null;
  @wholeColumn({ nullable: true }) removedBy!: number | null;
  @textColumn(500) removedReason!: string;
}
