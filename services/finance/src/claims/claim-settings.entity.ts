import type { Region } from '@dwang/contracts';
import { IdColumn, instantColumn, longTextColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a company says once for all its payment claims. */
@Entity('claim_settings')
export class ClaimSettingsRow {
  @IdColumn() id!: number;
  /** Unique. */
  @wholeColumn() companyId!: number;
  @longTextColumn() formText!: string;
  @textColumn(30, { nullable: true }) anniversaryRegion!: Region | null;
  @instantColumn() updatedAt!: Date;
}
