import { flagColumn, IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A client's private link; of the secret in it only the SHA-256 is kept. */
@Entity('portal_links')
export class PortalLinkRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** Who made it. */
  @wholeColumn() userId!: number;
  @wholeColumn() clientId!: number;
  @textColumn(100) label!: string;
  @textColumn(64) tokenHash!: string;
  @flagColumn() showPhotos!: boolean;
  /** All that were ever logged. */
  @wholeColumn() views!: number;
  @instantColumn({ nullable: true }) lastViewedAt!: Date | null;
  @instantColumn() createdAt!: Date;
  @instantColumn() expiresAt!: Date;
  @instantColumn({ nullable: true }) revokedAt!: Date | null;
}
