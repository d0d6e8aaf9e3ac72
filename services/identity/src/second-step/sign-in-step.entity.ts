import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** `code`: the password was right, a second proof is awaited. `passkey`, `new-passkey`: a question put to an authenticator. */
export type StepPurpose = 'code' | 'passkey' | 'new-passkey';

/** A sign-in, or the making of a passkey, that is half done. */
@Entity('sign_in_steps')
@NotAudited()
export class SignInStep {
  @IdColumn() id!: number;
  @textColumn(64) tokenHash!: string;
  @textColumn(20) purpose!: StepPurpose;
  /** Null where it is not known yet who signs in. */
  @wholeColumn({ nullable: true }) userId!: number | null;
  /** What the authenticator must sign; empty where there is none. */
  @textColumn(200) challenge!: string;
  @instantColumn() expiresAt!: Date;
}
