import { IdColumn, instantColumn, longTextColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** How one user wants Dwang to behave, as JSON. No row means the defaults. */
@Entity('preferences')
export class PreferencesRow {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  @longTextColumn() parts!: string;
  @wholeColumn() version!: number;
  @instantColumn() updatedAt!: Date;
}
