import { CreateInvoice, ErrorCode, type InvoiceQuote } from '@dwang/contracts';
import { centsToDecimal, multiplyDivideHalfUp, parseCents } from '@dwang/domain';
import { Conflict } from '@dwang/platform';
import type { z } from 'zod';
import type { InvoiceInput } from '../invoices/invoice-content';
import type { QuoteRow } from './quote.entity';
import type { QuoteLineRow } from './quote-line.entity';
import type { LiveInvoice } from './quote-reader';

/** An invoice to be made of a quote, and what it takes of the quote's lines after the discount, in the quote's prices. */
export interface InvoicePlan {
  input: InvoiceInput;
  isDeposit: boolean;
  amountCents: number;
}

/**
 * The invoice of an accepted quote: a share of it beforehand, or all that was accepted less the shares invoiced before. The discount of the
 * rest stands as an amount, since a percentage would be taken of the deposits too. Throws `Conflict` when there is not so much left.
 */
export function planInvoice(
  quote: QuoteRow,
  lines: readonly QuoteLineRow[],
  before: readonly LiveInvoice[],
  { depositPercent }: z.output<typeof InvoiceQuote>,
): InvoicePlan {
  const live = before.filter(({ invoice }) => invoice.status !== 'void' && invoice.status !== 'credited');
  const left = quote.linesCents - quote.discountCents - live.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const last = live.find(({ isDeposit }) => !isDeposit);
  if (last) throw spent(`This quote was invoiced already, on ${nameOf(last)}.`);
  const { clientId, projectId, gst, quoteNumber, title } = quote;
  const shared = { status: 'draft', clientId, projectId, gst, notes: `Quote ${quoteNumber}: ${title}` };
  if (depositPercent !== undefined) {
    const amountCents = multiplyDivideHalfUp(quote.linesCents - quote.discountCents, parseCents(depositPercent), 10_000);
    if (amountCents > left) throw spent('That is more than is left of this quote.');
    const line = typed(`Deposit of ${Number(depositPercent)} % on quote ${quoteNumber}: ${title}`, amountCents);
    return { input: CreateInvoice.parse({ ...shared, lines: [line] }), isDeposit: true, amountCents };
  }
  if (live.length > 0 && left <= 0) throw spent('All of this quote was invoiced beforehand.');
  const deposits = live.map((one) => typed(`Less deposit, ${nameOf(one)}`, -one.amountCents));
  const accepted = lines.filter(({ taken }) => taken).map(asTyped);
  const discount = quote.discountCents === 0 ? null : { kind: 'amount', value: centsToDecimal(quote.discountCents) };
  const content = deposits.length > 0 ? { discount } : { discount: quote.discount };
  return {
    input: CreateInvoice.parse({ ...shared, ...content, lines: [...accepted, ...deposits] }),
    isDeposit: false,
    amountCents: left,
  };
}

const spent = (detail: string): Conflict => new Conflict(ErrorCode.quoteInvoiced, detail);
const nameOf = ({ invoice }: LiveInvoice): string =>
  invoice.invoiceNumber ? `invoice ${invoice.invoiceNumber}` : 'a draft invoice';
const typed = (description: string, cents: number) => ({
  kind: 'other',
  description: description.slice(0, 500),
  quantity: '1',
  unitPrice: centsToDecimal(cents),
});
const asTyped = ({ kind, description, quantity, unit, unitPriceCents }: QuoteLineRow) => ({
  kind,
  description,
  quantity,
  unit,
  unitPrice: centsToDecimal(unitPriceCents),
});

/** The hours in the labour that was accepted, with two decimals; null when there is none. */
export function hoursOf(lines: readonly QuoteLineRow[]): string | null {
  const labour = lines.filter(({ kind, taken }) => kind === 'labour' && taken);
  const hours = labour.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return hours > 0 ? hours.toFixed(2) : null;
}

/** What was accepted, as the description of the job: a line for each. */
export const workOf = ({ quoteNumber }: QuoteRow, lines: readonly QuoteLineRow[]): string =>
  [
    `Quote ${quoteNumber}`,
    ...lines
      .filter(({ taken }) => taken)
      .map(({ quantity, unit, description }) => `- ${[Number(quantity), unit, description].filter(Boolean).join(' ')}`),
  ]
    .join('\n')
    .slice(0, 5000);
