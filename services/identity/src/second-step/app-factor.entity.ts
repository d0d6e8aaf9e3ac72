import { IdColumn, instantColumn, longTextColumn, NotAudited, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** An authenticator app that makes codes by the clock (RFC 6238). Its secret is sealed. What happens to it is noted by name. */
@Entity('app_factors')
@NotAudited()
export class AppFactor {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  @longTextColumn() secret!: string;
  /** Of the app that is to take over, sealed; until its first code was right the other goes on. */
  @longTextColumn({ nullable: true }) nextSecret!: string | null;
  /** Null until the first code of the app was right: before that it secures nothing. */
  @instantColumn({ nullable: true }) confirmedAt!: Date | null;
  /** The half minute of the last code that was taken: no code of it, or before it, is taken again. */
  @wholeColumn({ nullable: true }) lastStep!: number | null;
  @instantColumn() createdAt!: Date;
}
