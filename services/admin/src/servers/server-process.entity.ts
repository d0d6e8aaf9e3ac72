import { IdColumn, instantColumn, longTextColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A running process, as it last told of itself. Gone when it stops as it should; one that crashed stays for a day. */
@Entity('server_processes')
@NotAudited()
export class ServerProcess {
  @IdColumn() id!: number;
  /** Made by the process at its start; job leases name it as their holder. */
  @textColumn(36) uid!: string;
  @textColumn(60) name!: string;
  @textColumn(120) role!: string;
  @textColumn(120) host!: string;
  @wholeColumn() pid!: number;
  @textColumn(20) node!: string;
  @textColumn(20) db!: string;
  @instantColumn() startedAt!: Date;
  @instantColumn() beatAt!: Date;
  @wholeColumn() cpu!: number;
  @wholeColumn() memory!: number;
  @wholeColumn() disk!: number;
  @wholeColumn() residentMb!: number;
  /** `LogLine[]` as JSON, for the administrator who asks another process. */
  @longTextColumn() lines!: string;
}
