import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A link by which somebody shows that an address is theirs. Only the SHA-256 of its token is kept. */
@Entity('email_links')
@NotAudited()
export class EmailLink {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  /** The address to which it was sent, as a key: after another change of address the link proves nothing. */
  @textColumn(254) emailKey!: string;
  @textColumn(64) tokenHash!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() expiresAt!: Date;
}
