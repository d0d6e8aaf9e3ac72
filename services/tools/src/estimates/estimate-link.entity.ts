import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A private link to an estimate; of the secret in it only the SHA-256 is kept. */
@Entity('estimate_links')
export class EstimateLinkRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** Who made it. */
  @wholeColumn() userId!: number;
  @wholeColumn() estimateId!: number;
  @textColumn(64) tokenHash!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() expiresAt!: Date;
  @instantColumn({ nullable: true }) revokedAt!: Date | null;
}
