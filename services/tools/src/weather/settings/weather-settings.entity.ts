import type { Region, WeatherProviderChoice } from '@dwang/contracts';
import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A company's choice of weather provider, its key there, and where its weather is taken when nobody says. */
@Entity('weather_settings')
export class WeatherSettingsRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @textColumn(20) provider!: WeatherProviderChoice;
  /** Sealed: see `WeatherKeys`. */
  @textColumn(400, { nullable: true }) apiKey!: string | null;
  @textColumn(40) region!: Region;
  @wholeColumn() version!: number;
  @instantColumn() updatedAt!: Date;
}
