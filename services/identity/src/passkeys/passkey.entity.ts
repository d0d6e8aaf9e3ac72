import { IdColumn, instantColumn, longTextColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A WebAuthn credential of somebody. Only its public half is here. What happens to it is noted by name. */
@Entity('passkeys')
@NotAudited()
export class PasskeyRow {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  @textColumn(60) name!: string;
  /** SHA-256 of `credentialId`, which is too long for an index. */
  @textColumn(64) credentialHash!: string;
  @longTextColumn() credentialId!: string;
  /** COSE key, base64url. */
  @longTextColumn() publicKey!: string;
  /** How often the authenticator says it was used; one that goes back is a copy. Many always say 0. */
  @wholeColumn() counter!: number;
  /** `internal,hybrid` */
  @textColumn(100) transports!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn({ nullable: true }) lastUsedAt!: Date | null;
}
