import type { Discount, GstMode, InvoiceParty } from '@dwang/contracts';
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
import { kindSumsColumn } from './gst-kind-columns';
import { partyColumn } from './party-column';

/** What is stored; "overdue" is worked out from the due date. */
export type StoredStatus = 'draft' | 'pending' | 'sent' | 'part_paid' | 'paid' | 'credited' | 'written_off' | 'void';

/** An invoice. Once issued, its content never changes: only its status and what was paid and credited do. */
@FoundByWords()
@Entity('invoices')
export class InvoiceRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who made it. */
  @wholeColumn() userId!: number;
  @wholeColumn() clientId!: number;
  @wholeColumn({ nullable: true }) projectId!: number | null;
  /** The names as they were at issue. */
  @textColumn(200) clientName!: string;
  @textColumn(200, { nullable: true }) projectName!: string | null;
  /** Folded number and client name. */
  @textColumn(400) searchText!: string;
  /** Null while a draft without a typed number. Unique per company. */
  @textColumn(40, { nullable: true }) invoiceNumber!: string | null;
  /** The number folded, unique per company: `z1` and `Z1` are one. Null also of an old invoice whose number another one had in other letters. */
  @textColumn(160, { nullable: true }) numberKey!: string | null;
  @dayColumn() issueDate!: string;
  @dayColumn() dueDate!: string;
  /** By which the due day was worked out; '' where it was chosen freely. */
  @textColumn(20, { default: '' }) paymentTerms!: string;
  @textColumn(10) gst!: GstMode;
  /** Of the lines, before the discount. */
  @moneyColumn() linesCents!: number;
  @jsonColumn({ nullable: true }) discount!: Discount | null;
  @moneyColumn() discountCents!: number;
  @moneyColumn() subtotalCents!: number;
  @moneyColumn() taxCents!: number;
  @moneyColumn() totalCents!: number;
  @kindSumsColumn() byKind!: KindSum[];
  /** Taken back by credit notes. */
  @moneyColumn() creditedCents!: number;
  /** All payments that stand, also what is more than was owed. */
  @moneyColumn() receivedCents!: number;
  /** Given up as a bad debt, also what came of it after all. */
  @moneyColumn() writtenOffCents!: number;
  @textColumn(20) status!: StoredStatus;
  @longTextColumn() notes!: string;
  @textColumn(2000) terms!: string;
  @partyColumn() seller!: InvoiceParty;
  @partyColumn() buyer!: InvoiceParty;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @instantColumn({ nullable: true }) issuedAt!: Date | null;
  @instantColumn({ nullable: true }) sentAt!: Date | null;
  @instantColumn({ nullable: true }) voidedAt!: Date | null;
  @wholeColumn() version!: number;
}
