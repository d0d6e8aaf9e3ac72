import type { CreateInvoice, TimeEntry } from '@dwang/contracts';
import {
  dueDayBy,
  type HoursGrouping,
  type InvoiceSums,
  type PaymentTerms,
  parseCents,
  retentionIn,
  sumInvoice,
  USUAL_PAYMENT_TERMS,
} from '@dwang/domain';
import { gstKindOf, hoursOf, shownKind } from '../../../lines/gst-kinds';
import { type LineValues, summedLines, toLineRequest } from '../../../lines/line-values';
import { discountOf, NEW_PRICING, type PricingValues } from '../../../lines/pricing';
import { linesOfHours } from './hours-lines';

/** What the form holds. Hours are kept as those left out, so that new unbilled hours are ticked by themselves. */
export interface InvoiceValues extends PricingValues {
  uid: string;
  clientId?: number;
  projectId?: number;
  skipped: number[];
  groupTimeBy: HoursGrouping;
  lines: LineValues[];
  issueDate: string;
  dueDate: string;
  /** '' for the usual ones, or `FREE_DAY`. */
  paymentTerms: PaymentTerms;
  /** The usual ones of the client, else the company. */
  usualTerms: PaymentTerms;
  invoiceNumber: string;
  status: 'draft' | 'pending' | 'sent' | 'paid' | 'overdue';
  terms: string;
  notes: string;
  /** Of the draft that is edited: what was typed was typed over this one. */
  version?: number;
  /** Of a draft of a quote: what of that is left, and by how much the GST differs when all of it is taken; see `Invoice`. */
  quoteLeft?: string | null;
  gstRounding?: string | null;
}

/** In place of payment terms: the due day is chosen freely. */
export const FREE_DAY = 'free';

/** The terms that a choice stands for; '' where the due day is chosen freely. */
export const termsOf = (chosen: PaymentTerms, usual: PaymentTerms): PaymentTerms => (chosen === FREE_DAY ? '' : chosen || usual);

export const newInvoiceValues = (today: string): InvoiceValues => ({
  uid: crypto.randomUUID(),
  skipped: [],
  groupTimeBy: 'entry',
  lines: [],
  ...NEW_PRICING,
  issueDate: today,
  dueDate: dueDayBy(USUAL_PAYMENT_TERMS, today),
  paymentTerms: '',
  usualTerms: USUAL_PAYMENT_TERMS,
  invoiceNumber: '',
  status: 'pending',
  terms: '',
  notes: '',
});

/** The entries that stay ticked. */
export const chosenEntries = (entries: readonly TimeEntry[], skipped: readonly number[] | undefined): TimeEntry[] =>
  entries.filter((entry) => !skipped?.includes(entry.id));

/** The sums as the server will work them out: the lines of hours as they are grouped, quantity x price of each typed line, discount, GST. */
export function sumsOf(entries: readonly TimeEntry[], values: Partial<InvoiceValues>, zone: string): InvoiceSums {
  const hours = linesOfHours(entries, values.groupTimeBy ?? 'entry', zone);
  const lines = [
    ...hours.map(({ line }) => ({ gstKind: shownKind(hoursOf(values), values), amountCents: line.amountCents })),
    ...summedLines(values),
  ];
  const { gst = 'exclusive', quoteLeft, gstRounding } = values;
  const rule = { gst, discount: discountOf(values) };
  const sums = sumInvoice(lines, rule);
  if (!quoteLeft || !gstRounding || sums.linesCents - sums.discountCents - retentionIn(lines) !== parseCents(quoteLeft))
    return sums;
  return sumInvoice(lines, { ...rule, roundingCents: parseCents(gstRounding) });
}

/** The request that the form stands for. */
export function toRequest(values: InvoiceValues, entries: readonly TimeEntry[]): CreateInvoice {
  const invoiceNumber = values.status === 'draft' ? '' : values.invoiceNumber.trim();
  const gstKind = gstKindOf(hoursOf(values), values);
  return {
    uid: values.uid,
    clientId: values.clientId ?? null,
    projectId: values.projectId ?? null,
    ...(invoiceNumber && { invoiceNumber }),
    issueDate: values.issueDate,
    dueDate: values.dueDate,
    paymentTerms: termsOf(values.paymentTerms, values.usualTerms),
    status: values.status,
    terms: values.terms,
    notes: values.notes,
    gst: values.gst,
    ...(gstKind && { gstKind }),
    discount: discountOf(values),
    timeEntryIds: chosenEntries(entries, values.skipped).map((entry) => entry.id),
    groupTimeBy: values.groupTimeBy,
    lines: values.lines.map((line) => toLineRequest(line, gstKindOf(line, values))),
  };
}
