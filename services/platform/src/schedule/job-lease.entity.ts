import { Entity } from 'typeorm';
import { NotAudited } from '../audit/audited-entities';
import { flagColumn, IdColumn, instantColumn, textColumn, wholeColumn } from '../data/columns';

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
  /** What it does, for those who look at the table without the jobs. */
  @textColumn(120) title!: string;
  /** When it was last begun; null before the first time. */
  @instantColumn({ nullable: true }) startedAt!: Date | null;
  /** When it last came to an end of its own, well or not. One that was cut short by the end of its process has an older one than its start. */
  @instantColumn({ nullable: true }) endedAt!: Date | null;
  /** How long that took, in milliseconds. */
  @wholeColumn() took!: number;
  /** Whether that failed. */
  @flagColumn() isFailed!: boolean;
  /** When it last failed, and why, without secrets; kept when it goes well again. */
  @instantColumn({ nullable: true }) failedAt!: Date | null;
  @textColumn(300) failure!: string;
}
