import { IdColumn, instantColumn, longTextColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Whom the company works for. */
@Entity('clients')
export class ClientRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who entered it. */
  @wholeColumn() userId!: number;
  @textColumn(200) name!: string;
  @textColumn(200) contact!: string;
  @textColumn(254) email!: string;
  @textColumn(60) phone!: string;
  @textColumn(500) address!: string;
  @longTextColumn() notes!: string;
  /** The folded name, by which the list is sorted. */
  @textColumn(400) sortName!: string;
  /** Folded name, contact and e-mail, in which the list is searched. */
  @textColumn(1000) searchText!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
