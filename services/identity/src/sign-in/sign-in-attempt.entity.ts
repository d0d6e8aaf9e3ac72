import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Failed sign-ins in a row on one account. A name that nobody has is counted too, so that a lock-out tells nothing. */
@Entity('sign_in_attempts')
@NotAudited()
export class SignInAttempt {
  @IdColumn() id!: number;
  @textColumn(80) accountKey!: string;
  @wholeColumn() failures!: number;
  @instantColumn() lastFailedAt!: Date;
  @instantColumn({ nullable: true }) lockedUntil!: Date | null;
}
