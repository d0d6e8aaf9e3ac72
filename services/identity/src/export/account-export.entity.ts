import type { AccountExportStatus } from '@dwang/contracts';
import { IdColumn, instantColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A download of somebody's export: how far it is, for the screen that waits for it. */
@Entity('account_exports')
@NotAudited()
export class AccountExportRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  /** `ending` while its last bytes are on their way: another one may begin. */
  @textColumn(20) status!: AccountExportStatus | 'ending';
  /** That were sent. */
  @wholeColumn() bytes!: number;
  @instantColumn() createdAt!: Date;
  /** Moves on while it is sent: one that stands still was left by a process that has ended. */
  @instantColumn() updatedAt!: Date;
}
