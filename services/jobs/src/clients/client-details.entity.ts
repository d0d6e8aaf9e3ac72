import type { Region } from '@dwang/contracts';
import { IdColumn, instantColumn, longTextColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Somebody at a client besides the main contact. */
@Entity('client_contacts')
export class ContactRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() clientId!: number;
  @textColumn(200) name!: string;
  @textColumn(100) role!: string;
  @textColumn(254) email!: string;
  @textColumn(60) phone!: string;
  @textColumn(400) sortName!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}

/** A place where work is done for a client. */
@Entity('client_sites')
export class SiteRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() clientId!: number;
  @textColumn(200) name!: string;
  @textColumn(500) address!: string;
  /** Millionths of a degree; both or neither. */
  @wholeColumn({ nullable: true }) latMicro!: number | null;
  @wholeColumn({ nullable: true }) lngMicro!: number | null;
  @longTextColumn() notes!: string;
  @textColumn(30, { nullable: true }) region!: Region | null;
  @textColumn(400) sortName!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
