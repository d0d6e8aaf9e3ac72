import type { MeasurementUnit } from '@dwang/contracts';
import { flagColumn, IdColumn, instantColumn, longTextColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A saved length. Kept in thousandths of its unit, so that what was read is what is shown. */
@Entity('measurements')
export class Measurement {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(200) name!: string;
  @wholeColumn() thousandths!: number;
  @textColumn(4) unit!: MeasurementUnit;
  @flagColumn() calibrated!: boolean;
  @longTextColumn() note!: string;
  /** The job that it was taken for; one that is gone may still be named. */
  @wholeColumn({ nullable: true }) projectId!: number | null;
  @textColumn(1000) searchText!: string;
  @instantColumn() createdAt!: Date;
  @wholeColumn({ default: 1 }) version!: number;
}
