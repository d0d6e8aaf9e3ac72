import type { CreateInvoice, FieldError } from '@dwang/contracts';
import {
  centsToDecimal,
  gstOnExclusive,
  type InvoiceSums,
  lineCents,
  parseCents,
  parseThousandths,
  sumInvoice,
} from '@dwang/domain';
import { Invalid } from '@dwang/platform';
import type { z } from 'zod';
import type { InvoiceLineRow } from './invoice-line.entity';

export type InvoiceInput = z.output<typeof CreateInvoice>;
export type NewLine = Omit<InvoiceLineRow, 'id' | 'companyId' | 'invoiceId' | 'position'>;

export interface InvoiceContent extends InvoiceSums {
  lines: NewLine[];
}

/** The most that one line, and an invoice, may come to: 999,999,999.99. */
const MAX_CENTS = 99_999_999_999;

/**
 * What is billed and its three sums: labour lines first, then the typed ones. With neither, a typed subtotal makes a quick invoice of
 * one line. Throws `Invalid` when there is nothing to bill, or on each typed sum that does not add up.
 */
export function invoiceContent(input: InvoiceInput, labour: readonly NewLine[], quickText: string): InvoiceContent {
  const lines = [...labour, ...input.lines.map(toLine)];
  return lines.length > 0 ? withLines(input, lines) : quick(input, quickText);
}

function toLine({ kind, description, quantity, unit, unitPrice }: InvoiceInput['lines'][number], index: number): NewLine {
  const unitPriceCents = parseCents(unitPrice);
  const amountCents = exactAmount(parseThousandths(quantity), unitPriceCents);
  if (amountCents === null) throw new Invalid(`lines.${index}.unitPrice`, 'This line comes to more than 999,999,999.99');
  return { kind, description, quantity, unit, unitPriceCents, amountCents, timeEntryId: null };
}

function exactAmount(thousandths: number, unitCents: number): number | null {
  try {
    const cents = lineCents(thousandths, unitCents);
    return Math.abs(cents) <= MAX_CENTS ? cents : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function withLines(input: InvoiceInput, lines: NewLine[]): InvoiceContent {
  const sums = sumInvoice(lines.map((line) => line.amountCents));
  if (sums.subtotalCents < 0) throw new Invalid('lines', 'The total must be 0 or more');
  refuseTooMuch('lines', sums.totalCents);
  refuseMisfits([
    misfit('subtotal', input.subtotal, sums.subtotalCents),
    misfit('tax', input.tax, sums.taxCents),
    misfit('total', input.total, sums.totalCents),
  ]);
  return { lines, ...sums };
}

/** The specification's short form: a typed subtotal, with a typed tax that may differ from 15 % (for what is not taxed in full). */
function quick(input: InvoiceInput, description: string): InvoiceContent {
  if (input.subtotal === undefined)
    throw new Invalid('lines', 'There is nothing to invoice. Choose time, add a line or enter a subtotal.');
  const subtotalCents = parseCents(input.subtotal);
  const taxCents = input.tax === undefined ? gstOnExclusive(subtotalCents) : parseCents(input.tax);
  const totalCents = subtotalCents + taxCents;
  refuseTooMuch('subtotal', totalCents);
  refuseMisfits([misfit('total', input.total, totalCents)]);
  const line = { kind: 'other' as const, description, quantity: '1.000', unit: '', timeEntryId: null };
  return { lines: [{ ...line, unitPriceCents: subtotalCents, amountCents: subtotalCents }], subtotalCents, taxCents, totalCents };
}

function refuseTooMuch(field: string, totalCents: number): void {
  if (totalCents > MAX_CENTS) throw new Invalid(field, 'This invoice comes to more than 999,999,999.99');
}

function misfit(field: string, typed: string | undefined, cents: number): FieldError | null {
  if (typed === undefined || parseCents(typed) === cents) return null;
  return { field, message: `Does not add up: expected ${centsToDecimal(cents)}` };
}

function refuseMisfits(found: readonly (FieldError | null)[]): void {
  const errors = found.filter((error) => error !== null);
  if (errors.length > 0) throw new Invalid(errors);
}
