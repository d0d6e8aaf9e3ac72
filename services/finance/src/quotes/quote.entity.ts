import type { Discount, InvoiceParty, TypedGstMode } from '@dwang/contracts';
import type { KindSum } from '@dwang/domain';
import {
  dayColumn,
  FoundByWords,
  IdColumn,
  instantColumn,
  jsonColumn,
  longTextColumn,
  moneyColumn,
  textColumn,
  uidColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';
import { kindSumsColumn } from '../invoices/gst-kind-columns';
import { partyColumn } from '../invoices/party-column';

/** What is stored; "expired" is worked out from the expiry day. */
export type StoredQuoteStatus = 'draft' | 'sent' | 'accepted' | 'declined' | 'superseded';

/** How a client answered, and by whom it was said. */
export interface QuoteDecision {
  name: string;
  at: string;
  by: 'client' | 'business';
  reason: string;
  /** The network address of the client; empty when the business noted it. */
  address: string;
}

/** A quote. Once sent its content never changes: what is chosen of it is written once, when it is accepted. */
@FoundByWords()
@Entity('quotes')
export class QuoteRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who made it. */
  @wholeColumn() userId!: number;
  @wholeColumn() clientId!: number;
  @wholeColumn({ nullable: true }) projectId!: number | null;
  /** The names as they were when it was sent. */
  @textColumn(200) clientName!: string;
  @textColumn(200, { nullable: true }) projectName!: string | null;
  @textColumn(200) title!: string;
  /** Folded number, client name and title. */
  @textColumn(700) searchText!: string;
  /** Null while a draft. Unique per company together with the revision. */
  @textColumn(40, { nullable: true }) quoteNumber!: string | null;
  @wholeColumn() revision!: number;
  /** The version before this one; at most one follows each. */
  @wholeColumn({ nullable: true }) previousId!: number | null;
  /** The accepted quote that this one varies, and that one's number, which never changes. */
  @wholeColumn({ nullable: true }) variationOfId!: number | null;
  @textColumn(40, { nullable: true }) variationOfNumber!: string | null;
  /** The estimate that it was made of; one that is gone may still be named. */
  @wholeColumn({ nullable: true }) estimateId!: number | null;
  @dayColumn() issueDate!: string;
  @dayColumn() expiryDate!: string;
  @textColumn(10) gst!: TypedGstMode;
  /** Of the lines that are taken, before the discount. */
  @moneyColumn() linesCents!: number;
  @jsonColumn({ nullable: true }) discount!: Discount | null;
  @moneyColumn() discountCents!: number;
  @moneyColumn() subtotalCents!: number;
  @moneyColumn() taxCents!: number;
  @moneyColumn() totalCents!: number;
  @kindSumsColumn() byKind!: KindSum[];
  @textColumn(20) status!: StoredQuoteStatus;
  @longTextColumn() notes!: string;
  @textColumn(2000) terms!: string;
  @partyColumn() seller!: InvoiceParty;
  @partyColumn() buyer!: InvoiceParty;
  @jsonColumn({ nullable: true }) decision!: QuoteDecision | null;
  /** SHA-256 of what was asked for when it was made, by which a repetition is told. */
  @textColumn(64) madeOf!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @instantColumn({ nullable: true }) sentAt!: Date | null;
  @wholeColumn() version!: number;
}
