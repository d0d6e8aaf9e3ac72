import { Entity } from 'typeorm';
import { NotAudited } from '../audit/audited-entities';
import { IdColumn, instantColumn } from '../data/columns';

/** Its one row is written to find out whether the database takes writes. */
@Entity('write_checks')
@NotAudited()
export class WriteCheckRow {
  @IdColumn() id!: number;
  @instantColumn() checkedAt!: Date;
}
