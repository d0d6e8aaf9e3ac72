import type { ActivityAction, ActivityKind } from '@dwang/contracts';
import { IdColumn, instantColumn, longTextColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** One thing that somebody did on a job or to a client; never changed afterwards. */
@Entity('activity')
@NotAudited()
export class ActivityRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** Of job and client one is said. */
  @wholeColumn({ nullable: true }) projectId!: number | null;
  @wholeColumn({ nullable: true }) clientId!: number | null;
  @wholeColumn() userId!: number;
  @instantColumn() at!: Date;
  @textColumn(20) kind!: ActivityKind;
  @textColumn(20) action!: ActivityAction;
  @textColumn(200) subject!: string;
  /** Its column has another name: SQL keeps this word for itself. */
  @wholeColumn({ name: 'amount' }) count!: number;
  /** `ActivityChange[]` as JSON. */
  @longTextColumn() changes!: string;
}
