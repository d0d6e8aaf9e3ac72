import type { CreateInvoice, TimeEntry } from '@dwang/contracts';
import { addDays, type InvoiceSums, lineCents, parseCents, parseThousandths, sumInvoice } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';

export interface LineValues {
  kind: 'material' | 'other';
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
}

/** What the form holds. Hours are kept as those left out, so that new unbilled hours are ticked by themselves. */
export interface InvoiceValues {
  uid: string;
  clientId?: number;
  projectId?: number;
  skipped: number[];
  lines: LineValues[];
  issueDate: string;
  dueDate: string;
  invoiceNumber: string;
  status: 'draft' | 'pending' | 'sent' | 'paid' | 'overdue';
  notes: string;
}

/** Days until an invoice is due. Source: specification 2, section 9. */
export const DUE_DAYS = 14;

export const newLine = (kind: LineValues['kind'] = 'material'): LineValues => ({
  kind,
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
});

export const newInvoiceValues = (today: string): InvoiceValues => ({
  uid: crypto.randomUUID(),
  skipped: [],
  lines: [],
  issueDate: today,
  dueDate: addDays(today, DUE_DAYS),
  invoiceNumber: '',
  status: 'pending',
  notes: '',
});

const QUANTITY = /^-?\d{1,9}(\.\d{1,3})?$/;
export const isQuantity = (text: string): boolean => QUANTITY.test(text.trim());

/** The most that one line may come to: 999,999,999.99. */
const MAX_LINE_CENTS = 99_999_999_999;

/** A typed line's amount in cents; 0 as long as it cannot be read, or is more than a line may come to. */
export function amountOf(line: Partial<LineValues> | undefined): number {
  const price = parseMoney(line?.unitPrice ?? '');
  const quantity = (line?.quantity ?? '').trim();
  if (price === null || !isQuantity(quantity)) return 0;
  const [thousandths, cents] = [parseThousandths(quantity), parseCents(price)];
  return Math.abs((thousandths / 1000) * cents) > MAX_LINE_CENTS ? 0 : lineCents(thousandths, cents);
}

/** The entries that stay ticked. */
export const chosenEntries = (entries: readonly TimeEntry[], skipped: readonly number[] | undefined): TimeEntry[] =>
  entries.filter((entry) => !skipped?.includes(entry.id));

/** Subtotal, GST and total as the server will work them out: an entry's own amount, and quantity x price of each line. */
export function sumsOf(entries: readonly TimeEntry[], lines: readonly (Partial<LineValues> | undefined)[]): InvoiceSums {
  return sumInvoice([...entries.map((entry) => parseCents(entry.amount ?? '0')), ...lines.map(amountOf)]);
}

/** The request that the form stands for. */
export function toRequest(values: InvoiceValues, entries: readonly TimeEntry[]): CreateInvoice {
  const invoiceNumber = values.status === 'draft' ? '' : values.invoiceNumber.trim();
  return {
    uid: values.uid,
    clientId: values.clientId ?? null,
    projectId: values.projectId ?? null,
    ...(invoiceNumber && { invoiceNumber }),
    issueDate: values.issueDate,
    dueDate: values.dueDate,
    status: values.status,
    notes: values.notes,
    timeEntryIds: chosenEntries(entries, values.skipped).map((entry) => entry.id),
    lines: values.lines.map((line) => ({
      ...line,
      quantity: line.quantity.trim(),
      unitPrice: parseMoney(line.unitPrice) ?? line.unitPrice,
    })),
  };
}
