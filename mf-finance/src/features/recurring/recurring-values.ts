import type { CreateRecurringInvoice, Invoice, InvoiceLine, RecurringInvoice, TimeGrouping } from '@dwang/contracts';
import { addDays, type InvoiceSums, type PaymentTerms, recurrenceDay, sumInvoice } from '@dwang/domain';
import { gstKindOf, hoursOf } from '../../lines/gst-kinds';
import { type LineValues, newLine, summedLines, toLineRequest, toLineValues } from '../../lines/line-values';
import { discountOf, NEW_PRICING, type PricingValues, toPricing } from '../../lines/pricing';

/** What the form holds. */
export interface RecurringValues extends PricingValues {
  uid: string;
  clientId?: number;
  projectId?: number;
  lines: LineValues[];
  addHours: boolean;
  groupTimeBy: TimeGrouping;
  every: RecurringInvoice['every'];
  nextDay: string;
  lastDay?: string | null;
  makes: RecurringInvoice['makes'];
  /** '' for the usual ones of the client, else the company. */
  paymentTerms: PaymentTerms;
  terms: string;
  notes: string;
}

export const newRecurringValues = (today: string): RecurringValues => ({
  uid: crypto.randomUUID(),
  lines: [newLine('other')],
  ...NEW_PRICING,
  addHours: false,
  groupTimeBy: 'day',
  every: 'monthly',
  nextDay: addDays(today, 1),
  lastDay: null,
  makes: 'draft',
  paymentTerms: '',
  terms: '',
  notes: '',
});

const isOfHours = ({ timeEntryIds }: InvoiceLine): boolean => timeEntryIds.length > 0;

/** A form that begins from an invoice: what was typed on it stands as lines, its hours are those of the job from now on. */
export function valuesOfInvoice(invoice: Invoice, today: string): RecurringValues {
  const typed = invoice.lines.filter((line) => !isOfHours(line));
  const nextDay = recurrenceDay(invoice.issueDate, 'monthly', 1);
  return {
    ...newRecurringValues(today),
    ...(invoice.clientId !== null && { clientId: invoice.clientId }),
    ...(invoice.projectId !== null && { projectId: invoice.projectId }),
    lines: typed.map(toLineValues),
    ...toPricing(invoice, invoice.lines.find(isOfHours)?.gstKind),
    addHours: typed.length < invoice.lines.length && invoice.projectId !== null,
    nextDay: nextDay > today ? nextDay : addDays(today, 1),
    paymentTerms: invoice.paymentTerms,
    terms: invoice.terms,
    notes: invoice.notes,
  };
}

export const recurringValues = (recurring: RecurringInvoice): RecurringValues => ({
  uid: recurring.uid,
  clientId: recurring.clientId,
  ...(recurring.projectId !== null && { projectId: recurring.projectId }),
  lines: recurring.lines.map(toLineValues),
  ...toPricing(recurring, recurring.addHours ? recurring.gstKind : undefined),
  addHours: recurring.addHours,
  groupTimeBy: recurring.groupTimeBy,
  every: recurring.every,
  nextDay: recurring.nextDay,
  lastDay: recurring.lastDay,
  makes: recurring.makes,
  paymentTerms: recurring.paymentTerms,
  terms: recurring.terms,
  notes: recurring.notes,
});

/** The request that the form stands for. */
export function toRecurring(values: RecurringValues): Omit<CreateRecurringInvoice, 'uid'> {
  const gstKind = gstKindOf(hoursOf(values), values);
  return {
    clientId: values.clientId ?? null,
    projectId: values.projectId ?? null,
    lines: (values.lines ?? []).map((line) => toLineRequest(line, gstKindOf(line, values))),
    addHours: values.addHours,
    groupTimeBy: values.groupTimeBy,
    gst: values.gst,
    ...(gstKind && { gstKind }),
    discount: discountOf(values),
    terms: values.terms,
    notes: values.notes,
    paymentTerms: values.paymentTerms,
    every: values.every,
    nextDay: values.nextDay,
    lastDay: values.lastDay || null,
    makes: values.makes,
  };
}

/** The sums of the lines, as the server will work them out. */
export const sumsOfLines = (values: Partial<RecurringValues>): InvoiceSums =>
  sumInvoice(summedLines(values), { gst: values.gst ?? 'exclusive', discount: discountOf(values) });
