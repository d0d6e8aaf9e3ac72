import { IdColumn, instantColumn, longTextColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A fault of a screen, as a browser reported it. */
@Entity('client_errors')
@NotAudited()
export class ClientErrorRow {
  @IdColumn() id!: number;
  @wholeColumn({ nullable: true }) userId!: number | null;
  @textColumn(500) message!: string;
  @longTextColumn() stack!: string;
  @textColumn(300) place!: string;
  @instantColumn() createdAt!: Date;
}
