import {
  FoundByWords,
  flagColumn,
  IdColumn,
  instantColumn,
  longTextColumn,
  moneyColumn,
  textColumn,
  uidColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';

/** Whom the company works for. */
@FoundByWords()
@Entity('clients')
export class ClientRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who entered it. */
  @wholeColumn() userId!: number;
  @textColumn(200) name!: string;
  @textColumn(200) contact!: string;
  @textColumn(100) contactRole!: string;
  @textColumn(254) email!: string;
  @textColumn(60) phone!: string;
  @textColumn(500) address!: string;
  /** Digits only; '' while unknown. */
  @textColumn(13, { default: '' }) nzbn!: string;
  @textColumn(200, { default: '' }) tradingName!: string;
  @textColumn(200, { default: '' }) website!: string;
  /** ISO 3166-1 alpha-2. */
  @textColumn(2, { default: 'NZ' }) country!: string;
  /** `0151:51824753556`; '' where e-invoices go to the NZBN. */
  @textColumn(50, { default: '' }) peppolId!: string;
  /** '' for those of the company. */
  @textColumn(20, { default: '' }) paymentTerms!: string;
  @longTextColumn() notes!: string;
  /** The folded name, by which the list is sorted. */
  @textColumn(400) sortName!: string;
  /** Folded name, contact and e-mail, in which the list is searched. */
  @textColumn(1000) searchText!: string;
  /** By which two clients are known to be alike; '' without one. */
  @textColumn(254) emailKey!: string;
  @textColumn(60) phoneKey!: string;
  /** Issued invoices that wait for money; kept by finance through `ClientDirectory`. */
  @moneyColumn() outstandingCents!: number;
  /** Jobs of it that are active; kept by `LastActivity`. */
  @wholeColumn({ default: 0 }) activeJobs!: number;
  /** Whether letters to all clients go to this one too. */
  @flagColumn() takesLetters!: boolean;
  @instantColumn({ nullable: true }) archivedAt!: Date | null;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
