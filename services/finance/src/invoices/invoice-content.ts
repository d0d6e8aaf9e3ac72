import type { CreateInvoice, FieldError, GstKind, GstMode } from '@dwang/contracts';
import {
  centsToDecimal,
  gstOnExclusive,
  type InvoiceSums,
  isTaxed,
  lineCents,
  parseCents,
  parseThousandths,
  sumInvoice,
  type TaxedSums,
  usualGstKind,
} from '@dwang/domain';
import { Invalid } from '@dwang/platform';
import type { z } from 'zod';
import type { QuoteOrigin } from '../quotes/quote-billing.service';
import type { InvoiceLineRow } from './invoice-line.entity';
import { type KindRule, kindOf } from './line-kinds';

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

/** What is no part of the request. */
interface FillingRule {
  /** What the line of a quick invoice says. */
  quickText: string;
  /** The seller's. */
  gstNumber: string;
  /** Of an invoice that settles a quote, as `SumRule` says. */
  roundingCents?: number | null;
}

/** The most that one line, and an invoice, may come to: 999,999,999.99. */
const MAX_CENTS = 99_999_999_999;

/**
 * What is billed and its sums: labour lines first, then the typed ones. With neither, a typed subtotal makes a quick invoice of one line.
 * Throws `Invalid` when there is nothing to bill, or on each typed sum that does not add up.
 */
export function invoiceContent(
  input: ContentInput,
  labour: readonly NewLine[],
  { quickText, gstNumber, roundingCents = null }: FillingRule,
): InvoiceContent {
  const rule = { ...input, gstNumber };
  const lines = [...labour, ...input.lines.map((line, index) => toLine(line, index, rule))];
  return lines.length > 0 ? withLines(input, lines, roundingCents) : quick(input, { quickText, gstNumber });
}

/** A typed line with its amount. `index` is its place in the request, for the refusal. */
export function toLine(line: ContentInput['lines'][number], index: number, rule: KindRule): NewLine {
  const { kind, description, quantity, unit, unitPrice } = line;
  const unitPriceCents = parseCents(unitPrice);
  const amountCents = exactAmount(parseThousandths(quantity), unitPriceCents);
  if (amountCents === null) throw new Invalid(`lines.${index}.unitPrice`, 'This line comes to more than 999,999,999.99');
  const gstKind = kindOf(line.gstKind, rule, `lines.${index}.gstKind`);
  return { kind, description, quantity, unit, unitPriceCents, amountCents, gstKind };
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
  const sums = sumInvoice(lines, { gst, discount, roundingCents });
  if (sums.linesCents < 0) throw new Invalid('lines', 'The total must be 0 or more');
  if (sums.totalCents < 0) throw new Invalid('discount.value', 'The discount is more than the lines come to');
  refuseTooMuch('lines', sums.totalCents);
  refuseMisfits(input, sums);
  return { lines, gst, ...sums };
}

/** The specification's short form: a typed subtotal, with a typed tax that may differ from 15 % (for what is not taxed in full). */
function quick(input: ContentInput, { quickText, gstNumber }: FillingRule): InvoiceContent {
  if (input.subtotal === undefined)
    throw new Invalid('lines', 'There is nothing to invoice. Choose time, add a line or enter a subtotal.');
  if (input.discount) throw new Invalid('discount', 'A discount needs lines');
  if (input.gst === 'inclusive') throw new Invalid('gst', 'Prices that include GST need lines');
  const subtotalCents = parseCents(input.subtotal);
  const ruled = sumInvoice(
    [{ gstKind: kindOf(undefined, { ...input, gstNumber }, 'gstKind'), amountCents: subtotalCents }],
    input,
  );
  const taxCents = input.tax === undefined ? ruled.taxCents : parseCents(input.tax);
  const gst = taxCents === ruled.taxCents ? input.gst : taxCents === gstOnExclusive(subtotalCents) ? 'exclusive' : 'typed';
  const gstKind = quickKind(input, { gst, taxCents, gstNumber });
  const byKind = [{ kind: gstKind, cents: subtotalCents, discountCents: 0, taxCents }];
  const sums = { ...ruled, taxCents, totalCents: subtotalCents + taxCents, byKind };
  refuseTooMuch('subtotal', sums.totalCents);
  refuseMisfits({ total: input.total }, sums);
  const line = { kind: 'other' as const, description: quickText, quantity: '1.000', unit: '', gstKind };
  return { lines: [{ ...line, unitPriceCents: subtotalCents, amountCents: subtotalCents }], gst, ...sums };
}

/** A typed tax says by itself whether GST is charged. */
function quickKind(
  input: ContentInput,
  { gst, taxCents, gstNumber }: { gst: GstMode; taxCents: number; gstNumber: string },
): GstKind {
  if (taxCents !== 0 && input.gstKind !== undefined && !isTaxed(input.gstKind))
    throw new Invalid('tax', 'What is not standard for GST bears none');
  if (gst === 'typed' && taxCents === 0) return input.gstKind ?? usualGstKind('none', gstNumber);
  return input.gstKind ?? usualGstKind(gst, gstNumber);
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
