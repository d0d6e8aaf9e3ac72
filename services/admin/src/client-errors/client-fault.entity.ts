import type { ClientErrorState } from '@dwang/contracts';
import { IdColumn, instantColumn, longTextColumn, NotAudited, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Equal faults of screens together: same words, same screen. The words are those of the latest. */
@Entity('client_faults')
@NotAudited()
export class ClientFaultRow {
  @IdColumn() id!: number;
  /** Unique; see `faultKey`. */
  @textColumn(64) faultKey!: string;
  @textColumn(500) message!: string;
  @longTextColumn() stack!: string;
  /** The screen, with `#` in place of numbers. */
  @textColumn(300) place!: string;
  /** How often, by how many people and of how many companies: also of those whose reports are kept no longer. */
  @wholeColumn() times!: number;
  @wholeColumn() people!: number;
  @wholeColumn() companies!: number;
  @instantColumn() firstAt!: Date;
  @instantColumn() lastAt!: Date;
  /** `string[]` as JSON: builds that it happened in, the latest first. */
  @longTextColumn() versions!: string;
  @textColumn(10) state!: ClientErrorState;
}

/** Who met a fault, so that each counts once. */
@Entity('client_fault_people')
@NotAudited()
export class ClientFaultPerson {
  @IdColumn() id!: number;
  @wholeColumn() faultId!: number;
  @wholeColumn() userId!: number;
  @wholeColumn() companyId!: number;
}
