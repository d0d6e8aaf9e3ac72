import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** By what a device is known again: the hash of its cookie, or of its name and network together. */
@Entity('known_devices')
@NotAudited()
export class KnownDevice {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  @textColumn(64) markHash!: string;
  @instantColumn() lastSeenAt!: Date;
}
