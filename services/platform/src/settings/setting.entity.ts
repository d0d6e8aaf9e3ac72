import { Entity } from 'typeorm';
import { IdColumn, instantColumn, longTextColumn, textColumn, wholeColumn } from '../data/columns';

/** A setting of the installation that somebody has changed; one that stands at its standard value has no row. */
@Entity('settings')
export class SettingRow {
  @IdColumn() id!: number;
  /** Unique. */
  @textColumn(80) name!: string;
  /** As JSON. */
  @longTextColumn() value!: string;
  @wholeColumn() version!: number;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() updatedBy!: number;
}
