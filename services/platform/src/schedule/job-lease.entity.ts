import { Entity } from 'typeorm';
import { NotAudited } from '../audit/audited-entities';
import { IdColumn, instantColumn, textColumn } from '../data/columns';

/** When a job is next due, and which process runs it just now. One row per job. */
@Entity('job_leases')
@NotAudited()
export class JobLease {
  @IdColumn() id!: number;
  /** Unique. */
  @textColumn(60) name!: string;
  /** The process that took it last. */
  @textColumn(36) holder!: string;
  @instantColumn() dueAt!: Date;
  /** Until then no other process runs it; in the past when nobody does. */
  @instantColumn() leasedUntil!: Date;
}
