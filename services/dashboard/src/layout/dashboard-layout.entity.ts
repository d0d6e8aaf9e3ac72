import { IdColumn, instantColumn, longTextColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Which cards a user shows, in which order and size, as JSON. One row per user. */
@Entity('dashboard_layouts')
export class DashboardLayoutRow {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  @longTextColumn() widgets!: string;
  @wholeColumn() version!: number;
  @instantColumn() updatedAt!: Date;
}
