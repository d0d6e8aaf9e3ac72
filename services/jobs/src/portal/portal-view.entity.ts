import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** That somebody opened a client's link. */
@Entity('portal_views')
@NotAudited()
export class PortalViewRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() linkId!: number;
  @instantColumn() viewedAt!: Date;
  /** A hash of the network and the link: tells networks apart, and is no address. */
  @textColumn(12) network!: string;
  /** `Chrome on Android` */
  @textColumn(100) device!: string;
}
