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
  /** The fault that it is one of. */
  @wholeColumn() faultId!: number;
  /** The build that the page came from, as the browser knows it; empty when it did not say. */
  @textColumn(80) version!: string;
}
