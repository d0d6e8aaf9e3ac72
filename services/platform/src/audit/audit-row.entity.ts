import { Entity } from 'typeorm';
import { IdColumn, instantColumn, longTextColumn, textColumn, wholeColumn } from '../data/columns';
import { NotAudited } from './audited-entities';

/** One change, as it was committed. Never updated, and deleted only with all records of a company. */
@Entity('audit_log')
@NotAudited()
export class AuditRow {
  @IdColumn() id!: number;
  /** The company whose chain it belongs to; 0 is the platform's own. */
  @wholeColumn() chain!: number;
  /** 1, 2, 3 … within the chain. */
  @wholeColumn() seq!: number;
  @instantColumn() at!: Date;
  /** Null when nobody was signed in. */
  @wholeColumn({ nullable: true }) userId!: number | null;
  /** `user`, `visitor` or the name of a job. */
  @textColumn(60) actor!: string;
  /** The network that it came from: 203.0.113.0/24; empty for a job. */
  @textColumn(60) network!: string;
  @textColumn(40) requestId!: string;
  /** Method and address of the route, or the name of a job. */
  @textColumn(160) action!: string;
  /** Table and number of the row that it is mostly about. */
  @textColumn(60) kind!: string;
  @wholeColumn({ nullable: true }) subjectId!: number | null;
  /** `AuditedChange[]` as JSON. */
  @longTextColumn() changes!: string;
  /** SHA-256 over the hash before it and all of the above. */
  @textColumn(64) hash!: string;
}
