import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** One client's letter of a mailing. `sending` is at most one at a time in a process, and for a moment. */
@Entity('letters')
@NotAudited()
export class LetterRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() mailingId!: number;
  /** Null when the client was deleted since. */
  @wholeColumn({ nullable: true }) clientId!: number | null;
  @textColumn(200) name!: string;
  @textColumn(200) contact!: string;
  @textColumn(254) email!: string;
  /** SHA-256 of the secret in the link by which the client ends such letters; null until it is sent. */
  @textColumn(64, { nullable: true }) tokenHash!: string | null;
  @textColumn(10) status!: 'queued' | 'sending' | 'sent' | 'failed';
  @textColumn(300) reason!: string;
  @instantColumn({ nullable: true }) triedAt!: Date | null;
}

/** By which the mail log of the installation knows it. */
export const letterKey = (id: number): string => `letter:${id}`;
