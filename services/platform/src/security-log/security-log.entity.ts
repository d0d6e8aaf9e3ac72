import type { Severity } from '@dwang/contracts';
import { Entity } from 'typeorm';
import { NotAudited } from '../audit/audited-entities';
import { IdColumn, instantColumn, textColumn, wholeColumn } from '../data/columns';

/** Who got in, who did not, and who was kept from what. */
@Entity('security_logs')
@NotAudited()
export class SecurityLogRow {
  @IdColumn() id!: number;
  @instantColumn() at!: Date;
  @textColumn(10) severity!: Severity;
  /** A stable name for programs: `sign-in.failed`. */
  @textColumn(60) code!: string;
  /** The same for people. */
  @textColumn(200) event!: string;
  @wholeColumn({ nullable: true }) userId!: number | null;
  /** As it was signed in, or typed by whom nobody knows. */
  @textColumn(120) username!: string;
  @textColumn(60) ip!: string;
  /** Whose account, and which company, the event tells of by name; null for none. */
  @wholeColumn({ nullable: true }) aboutUserId!: number | null;
  @wholeColumn({ nullable: true }) aboutCompanyId!: number | null;
  /** The part of the event that names them, which goes with them. */
  @textColumn(200) about!: string;
  /** Event, user and address, folded. */
  @textColumn(400) searchText!: string;
}
