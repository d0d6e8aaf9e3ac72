import { Entity } from 'typeorm';
import { NotAudited } from '../audit/audited-entities';
import { IdColumn, instantColumn, longTextColumn, textColumn, wholeColumn } from '../data/columns';

/** The first answer to a write, kept with its key. The row is born in the same transaction as the change. */
@Entity('idempotency_keys')
@NotAudited()
export class IdempotencyKey {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  @textColumn(255) requestKey!: string;
  /** SHA-256 of method, path and body. */
  @textColumn(64) requestHash!: string;
  @wholeColumn({ nullable: true }) status!: number | null;
  @longTextColumn({ nullable: true }) body!: string | null;
  @instantColumn() createdAt!: Date;
}
