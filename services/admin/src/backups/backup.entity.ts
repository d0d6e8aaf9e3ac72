import type { Backup } from '@dwang/contracts';
import { IdColumn, instantColumn, longTextColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A backup that was made, is being made, or failed. What is told of it is in the security log. */
@Entity('backups')
@NotAudited()
export class BackupRow {
  @IdColumn() id!: number;
  @instantColumn() at!: Date;
  @textColumn(10) type!: Backup['type'];
  @textColumn(20) status!: Backup['status'];
  /** The name of its file in the folder of backups, and of its copies. */
  @textColumn(120) fileName!: string;
  @wholeColumn() size!: number;
  @wholeColumn({ name: 'rowCount' }) rows!: number;
  @wholeColumn({ name: 'fileCount' }) files!: number;
  @instantColumn({ nullable: true }) verifiedAt!: Date | null;
  /** The process that makes it has last said so; one that was silent for long has died. */
  @instantColumn() aliveAt!: Date;
  @textColumn(200) places!: string;
  @longTextColumn() reason!: string;
}
