import type { CreateRecurringInvoice, Invoice, RecurringInvoice, TimeGrouping } from '@dwang/contracts';
import { addDays, type InvoiceSums, type PaymentTerms, recurrenceDay, standardLines, sumInvoice } from '@dwang/domain';
import { amountOf, type LineValues, newLine, toLineRequests } from '../../lines/line-values';
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

const toLineValues = ({ kind, description, quantity, unit, unitPrice }: RecurringInvoice['lines'][number]): LineValues => ({
  kind,
  description,
  quantity: quantity.includes('.') ? quantity.replace(/\.?0+$/, '') || '0' : quantity,
  unit,
  unitPrice,
});

/** A form that begins from an invoice: what was typed on it stands as lines, its hours are those of the job from now on. */
export function valuesOfInvoice(invoice: Invoice, today: string): RecurringValues {
  const typed = invoice.lines.filter(({ timeEntryIds }) => timeEntryIds.length === 0);
  const nextDay = recurrenceDay(invoice.issueDate, 'monthly', 1);
  return {
    ...newRecurringValues(today),
    ...(invoice.clientId !== null && { clientId: invoice.clientId }),
    ...(invoice.projectId !== null && { projectId: invoice.projectId }),
    lines: typed.map(toLineValues),
    ...toPricing(invoice.gst, invoice.discount),
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
  ...toPricing(recurring.gst, recurring.discount),
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
export const toRecurring = (values: RecurringValues): Omit<CreateRecurringInvoice, 'uid'> => ({
  clientId: values.clientId ?? null,
  projectId: values.projectId ?? null,
  lines: toLineRequests(values.lines ?? []),
  addHours: values.addHours,
  groupTimeBy: values.groupTimeBy,
  gst: values.gst,
  discount: discountOf(values),
  terms: values.terms,
  notes: values.notes,
  paymentTerms: values.paymentTerms,
  every: values.every,
  nextDay: values.nextDay,
  lastDay: values.lastDay || null,
  makes: values.makes,
});

/** The sums of the lines, as the server will work them out. */
export const sumsOfLines = (values: Partial<RecurringValues>): InvoiceSums =>
  sumInvoice(standardLines((values.lines ?? []).map(amountOf)), { gst: values.gst ?? 'exclusive', discount: discountOf(values) });
