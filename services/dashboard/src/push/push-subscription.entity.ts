import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A browser that takes push messages for one user. */
@Entity('push_subscriptions')
@NotAudited()
export class PushSubscriptionRow {
  @IdColumn() id!: number;
  @wholeColumn() userId!: number;
  /** The session that it was made in: with its end the messages end. Null where this process cannot know it. */
  @wholeColumn({ nullable: true }) sessionId!: number | null;
  /** SHA-256 of the endpoint, unique: a browser speaks for one user. */
  @textColumn(64) endpointHash!: string;
  @textColumn(2000) endpoint!: string;
  @textColumn(300) p256dh!: string;
  @textColumn(300) auth!: string;
  @instantColumn() createdAt!: Date;
}
