import type {
  Discount,
  GstKind,
  RecurrenceStep,
  RecurringInvoice,
  RecurringMakes,
  RecurringState,
  TimeGrouping,
  TypedGstMode,
} from '@dwang/contracts';
import {
  dayColumn,
  flagColumn,
  IdColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  textColumn,
  uidColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';

/** What stands on each invoice, as it was typed. */
export interface RecurringContent {
  lines: RecurringInvoice['lines'];
  groupTimeBy: TimeGrouping;
  gst: TypedGstMode;
  /** Of hours. */
  gstKind: GstKind;
  discount: Discount | null;
  terms: string;
  notes: string;
}

/** What makes the same invoice again and again. */
@Entity('recurring_invoices')
export class RecurringInvoiceRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who made it, and in whose name its invoices are made. */
  @wholeColumn() userId!: number;
  @wholeColumn() clientId!: number;
  @wholeColumn({ nullable: true }) projectId!: number | null;
  @jsonColumn() content!: RecurringContent;
  /** Of the lines, with GST. */
  @moneyColumn() totalCents!: number;
  @flagColumn() addHours!: boolean;
  @textColumn(12) every!: RecurrenceStep;
  @textColumn(10) makes!: RecurringMakes;
  /** '' for those of the client, else the company. */
  @textColumn(20, { default: '' }) paymentTerms!: string;
  /** Turns are counted from here, so that the 31st comes back after a short month. */
  @dayColumn() anchorDay!: string;
  /** The turn that falls on `nextDay`. */
  @wholeColumn() turn!: number;
  @dayColumn() nextDay!: string;
  @dayColumn({ nullable: true }) lastDay!: string | null;
  @textColumn(10) state!: RecurringState;
  /** Invoices made so far. */
  @wholeColumn() made!: number;
  @wholeColumn({ nullable: true }) lastInvoiceId!: number | null;
  /** Why the next one could not be made; empty when all is well. */
  @textColumn(500) problem!: string;
  /** SHA-256 of what was asked for when it was made, by which a repetition is told. */
  @textColumn(64) madeOf!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
