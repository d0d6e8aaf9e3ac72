import { IdColumn, instantColumn, longTextColumn, NotAudited, textColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** The last answer of Open-Meteo for a place: public figures of no company. `place` is its rounded position and zone. */
@Entity('weather_replies')
@NotAudited()
export class WeatherReply {
  @IdColumn() id!: number;
  @textColumn(120) place!: string;
  @longTextColumn() reply!: string;
  @instantColumn() fetchedAt!: Date;
}
