import type { GstBasis } from '@dwang/contracts';
import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** How a company files its GST return. */
@Entity('gst_settings')
export class GstSettingsRow {
  @IdColumn() id!: number;
  /** Unique. */
  @wholeColumn() companyId!: number;
  @textColumn(10) basis!: GstBasis;
  @wholeColumn() months!: number;
  @wholeColumn() endsIn!: number;
  @instantColumn() updatedAt!: Date;
}
