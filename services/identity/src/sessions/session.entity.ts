import { flagColumn, IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A signed-in device. Only the SHA-256 of its token is kept. */
@Entity('sessions')
@NotAudited()
export class Session {
  @IdColumn() id!: number;
  @textColumn(64) tokenHash!: string;
  @wholeColumn() userId!: number;
  @textColumn(200) device!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() lastSeenAt!: Date;
  /** Ends here unless used before; moves on with use, but never past `absoluteAt`. */
  @instantColumn() expiresAt!: Date;
  @instantColumn() absoluteAt!: Date;
  /** Signed in by more than a password. */
  @flagColumn({ default: false }) isStrong!: boolean;
}
