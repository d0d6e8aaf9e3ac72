import type { ActivityChange, QuoteEventAction } from '@dwang/contracts';
import { IdColumn, instantColumn, jsonColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';
import type { z } from 'zod';

export type QuoteAction = z.infer<typeof QuoteEventAction>;

/** One thing that happened to a quote; never changed afterwards, and kept when a draft is deleted. */
@Entity('quote_events')
@NotAudited()
export class QuoteEventRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() quoteId!: number;
  /** Null: the client, under the name in `actor`. */
  @wholeColumn({ nullable: true }) userId!: number | null;
  @textColumn(200) actor!: string;
  @instantColumn() at!: Date;
  @textColumn(20) action!: QuoteAction;
  @jsonColumn() changes!: ActivityChange[];
  /** SHA-256 over this event and the hash of the one before it. */
  @textColumn(64) hash!: string;
}
