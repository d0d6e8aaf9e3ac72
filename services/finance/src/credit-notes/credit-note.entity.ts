import type { GstMode, InvoiceParty } from '@dwang/contracts';
import type { KindSum } from '@dwang/domain';
import {
  dayColumn,
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
import { kindCentsColumn, kindSumsColumn } from '../invoices/gst-kind-columns';
import { partyColumn } from '../invoices/party-column';
import type { Part } from '../quotes/kind-cents';

/** What takes back an invoice or part of it. Never changed. */
@Entity('credit_notes')
export class CreditNoteRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @wholeColumn() invoiceId!: number;
  @wholeColumn() clientId!: number;
  @textColumn(200) clientName!: string;
  @textColumn(40) invoiceNumber!: string;
  @textColumn(40) creditNoteNumber!: string;
  @dayColumn() issueDate!: string;
  @textColumn(500) reason!: string;
  @longTextColumn() notes!: string;
  @textColumn(10) gst!: GstMode;
  @moneyColumn() discountCents!: number;
  @moneyColumn() subtotalCents!: number;
  @moneyColumn() taxCents!: number;
  @moneyColumn() totalCents!: number;
  @kindSumsColumn() byKind!: KindSum[];
  /** Of the retention lines of the invoice, with their sign: what was held back of work that is credited is not held any more. */
  @moneyColumn() retentionCents!: number;
  /** The same of each kind of lines. */
  @kindCentsColumn() retentionByKind!: Part[];
  /** Of an invoice of a quote: what is credited is not to be invoiced again. */
  @flagColumn() isPriceCut!: boolean;
  @partyColumn() seller!: InvoiceParty;
  @partyColumn() buyer!: InvoiceParty;
  @instantColumn() createdAt!: Date;
}
