import type { CreateInvoice, FieldError, GstMode } from '@dwang/contracts';
import {
  centsToDecimal,
  gstOnExclusive,
  heldIn,
  type InvoiceSums,
  lineCents,
  parseCents,
  parseThousandths,
  retentionIn,
  sumInvoice,
  type TaxedSums,
} from '@dwang/domain';
import { Invalid } from '@dwang/platform';
import type { z } from 'zod';
import type { QuoteOrigin } from '../quotes/quote-billing.service';
import type { InvoiceLineRow } from './invoice-line.entity';

export type InvoiceInput = z.output<typeof CreateInvoice> & {
  /** Never from a request. */
  ofQuote?: QuoteOrigin;
};
/** What stands on it, without what is made of it. */
export type ContentInput = Omit<InvoiceInput, 'uid' | 'status' | 'ofQuote'>;
/** Of a typed line, or of hours. */
export type NewLine = Omit<InvoiceLineRow, 'id' | 'companyId' | 'invoiceId' | 'position' | 'quoteLineId' | 'deductsId'>;

export interface InvoiceContent extends InvoiceSums {
  lines: NewLine[];
  gst: GstMode;
}

/** The most that one line, and an invoice, may come to: 999,999,999.99. */
const MAX_CENTS = 99_999_999_999;

/**
 * What is billed and its sums: labour lines first, then the typed ones. With neither, a typed subtotal makes a quick invoice of one line.
 * `roundingCents` is of an invoice that settles a quote, as `Settling` says. Throws `Invalid` when there is nothing to bill, or on each typed sum that does not add up.
 */
export function invoiceContent(
  input: ContentInput,
  labour: readonly NewLine[],
  quickText: string,
  roundingCents: number | null = null,
): InvoiceContent {
  const lines = [...labour, ...input.lines.map(toLine)];
  return lines.length > 0 ? withLines(input, lines, roundingCents) : quick(input, quickText);
}

/** A typed line with its amount. `index` is its place in the request, for the refusal. */
export function toLine({ kind, description, quantity, unit, unitPrice }: ContentInput['lines'][number], index: number): NewLine {
  const unitPriceCents = parseCents(unitPrice);
  const amountCents = exactAmount(parseThousandths(quantity), unitPriceCents);
  if (amountCents === null) throw new Invalid(`lines.${index}.unitPrice`, 'This line comes to more than 999,999,999.99');
  return { kind, description, quantity, unit, unitPriceCents, amountCents };
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

function withLines(input: ContentInput, lines: NewLine[], roundingCents: number | null): InvoiceContent {
  const { gst, discount } = input;
  const settling = roundingCents === null ? null : { roundingCents, heldCents: heldIn(lines) };
  const sums = sumInvoice(
    lines.map((line) => line.amountCents),
    { gst, discount, retentionCents: retentionIn(lines), settling },
  );
  if (sums.linesCents < 0) throw new Invalid('lines', 'The total must be 0 or more');
  if (sums.totalCents < 0) throw new Invalid('discount.value', 'The discount is more than the lines come to');
  refuseTooMuch('lines', sums.totalCents);
  refuseMisfits(input, sums);
  return { lines, gst, ...sums };
}

/** The specification's short form: a typed subtotal, with a typed tax that may differ from 15 % (for what is not taxed in full). */
function quick(input: ContentInput, description: string): InvoiceContent {
  if (input.subtotal === undefined)
    throw new Invalid('lines', 'There is nothing to invoice. Choose time, add a line or enter a subtotal.');
  if (input.discount) throw new Invalid('discount', 'A discount needs lines');
  if (input.gst === 'inclusive') throw new Invalid('gst', 'Prices that include GST need lines');
  const subtotalCents = parseCents(input.subtotal);
  const ruled = sumInvoice([subtotalCents], { gst: input.gst });
  const taxCents = input.tax === undefined ? ruled.taxCents : parseCents(input.tax);
  const sums = { ...ruled, taxCents, totalCents: subtotalCents + taxCents };
  refuseTooMuch('subtotal', sums.totalCents);
  refuseMisfits({ total: input.total }, sums);
  const line = { kind: 'other' as const, description, quantity: '1.000', unit: '' };
  const gst = taxCents === ruled.taxCents ? input.gst : taxCents === gstOnExclusive(subtotalCents) ? 'exclusive' : 'typed';
  return { lines: [{ ...line, unitPriceCents: subtotalCents, amountCents: subtotalCents }], gst, ...sums };
}

function refuseTooMuch(field: string, totalCents: number): void {
  if (totalCents > MAX_CENTS) throw new Invalid(field, 'This invoice comes to more than 999,999,999.99');
}

type TypedSums = Partial<Pick<ContentInput, 'subtotal' | 'tax' | 'total'>>;

function refuseMisfits({ subtotal, tax, total }: TypedSums, sums: TaxedSums): void {
  const errors = [
    misfit('subtotal', subtotal, sums.subtotalCents),
    misfit('tax', tax, sums.taxCents),
    misfit('total', total, sums.totalCents),
  ].filter((error) => error !== null);
  if (errors.length > 0) throw new Invalid(errors);
}

function misfit(field: string, typed: string | undefined, cents: number): FieldError | null {
  if (typed === undefined || parseCents(typed) === cents) return null;
  return { field, message: `Does not add up: expected ${centsToDecimal(cents)}` };
}
