import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A link by which somebody may choose a new password, once. Only the SHA-256 of its token is kept. */
@Entity('password_resets')
@NotAudited()
export class PasswordReset {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  /** The address to which it was sent, as a key: after a change of address the link is dead. */
  @textColumn(254) emailKey!: string;
  @textColumn(64) tokenHash!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() expiresAt!: Date;
}
