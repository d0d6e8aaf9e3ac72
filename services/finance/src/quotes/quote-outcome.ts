import { CreateInvoice, ErrorCode, type InvoiceQuote } from '@dwang/contracts';
import { centsToDecimal, doneCents, gstOnExclusive, multiplyDivideHalfUp, netShares, parseCents } from '@dwang/domain';
import { Conflict, Invalid } from '@dwang/platform';
import type { z } from 'zod';
import type { InvoiceInput } from '../invoices/invoice-content';
import { type Deduction, netOf, sumOf } from './deductions';
import { type LiveInvoice, stillCounts } from './live-invoice';
import type { QuoteRow } from './quote.entity';
import type { QuoteLineRow } from './quote-line.entity';
import type { QuoteProgressRow } from './quote-progress.entity';

/** An invoice to be made of a quote, and what it takes of the quote's lines after the discount, in the quote's prices. */
export interface InvoicePlan {
  input: InvoiceInput;
  /** A share beforehand, not all that was left. */
  isDeposit: boolean;
  amountCents: number;
  /** Of which lines a progress invoice takes how much; empty for the others. */
  progress: Pick<QuoteProgressRow, 'lineId' | 'amountCents'>[];
  /** By how much its GST differs from that of its lines, where it is the last of several; null elsewhere. */
  roundingCents: number | null;
  /** What it takes off for variations, with their sign. */
  deductions: { quoteId: number; amountCents: number }[];
}

/** What of an accepted quote was invoiced, and what variations take off from it. */
export interface QuoteStand {
  lines: readonly QuoteLineRow[];
  invoices: readonly LiveInvoice[];
  deductions: readonly Deduction[];
}

/**
 * The invoice of an accepted quote: a share of it beforehand, what is done of its lines, or all that was accepted, and what variations take
 * off, less what was invoiced before. The discount of the rest stands as an amount, since a percentage would be taken of those shares too. Throws `Conflict` when there
 * is not so much left, `Invalid` on a line of which less would be done than was invoiced.
 */
export function planInvoice(
  quote: QuoteRow,
  { lines, invoices, deductions }: QuoteStand,
  wish: z.output<typeof InvoiceQuote>,
): InvoicePlan {
  const live = invoices.filter(counts);
  const stand = { lines, invoices: live, deductions };
  const last = live.find(({ isDeposit }) => !isDeposit);
  if (last) throw spent(`This quote was invoiced already, on ${nameOf(last)}.`);
  const left = leftCents(quote, live) + sumOf(deductions);
  if (left < 0) throw spent('More of this quote was invoiced than is agreed now. Make a credit note for it.');
  if (left === 0 && live.length + deductions.length > 0) throw spent('Nothing of this quote is left to invoice.');
  const plan = wish.progress
    ? progressPlan(quote, stand, wish.progress)
    : wish.depositPercent === undefined
      ? restPlan(quote, stand)
      : depositPlan(quote, left, wish.depositPercent);
  const takenCents = plan.deductions.reduce((sum, { amountCents }) => sum + amountCents, plan.amountCents);
  return takenCents === left ? settled(quote, stand, plan, left) : plan;
}

/** Each invoice rounds its GST by itself; the last one takes up what that leaves, so that all of them come to the accepted total. */
function settled(quote: QuoteRow, { invoices, deductions }: QuoteStand, plan: InvoicePlan, left: number): InvoicePlan {
  if (quote.gst !== 'exclusive' || invoices.length + deductions.length === 0) return plan;
  const agreed = deductions.reduce((sum, { leftTaxCents }) => sum + leftTaxCents, quote.taxCents);
  const taxCents = invoices.reduce((sum, { amountCents }) => sum - gstOnExclusive(amountCents), agreed);
  return { ...plan, roundingCents: taxCents - gstOnExclusive(left) };
}

/** Whether an invoice still takes something of its quote. */
const counts = ({ invoice }: LiveInvoice): boolean => stillCounts(invoice);

function leftCents(quote: QuoteRow, live: readonly LiveInvoice[]): number {
  return netOf(quote) - live.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const taken = (lines: readonly QuoteLineRow[]): QuoteLineRow[] => lines.filter((line) => line.taken);

/** What of an accepted quote is left, below 0 when more was invoiced than is agreed, and of each accepted line its share and what progress invoices took of it, in cents. */
export function invoicedSoFar(quote: QuoteRow, { lines, invoices, deductions }: QuoteStand) {
  const live = invoices.filter(counts);
  const accepted = taken(lines);
  const nets = netShares(
    accepted.map(({ amountCents }) => amountCents),
    quote.discountCents,
  );
  const steps = live.flatMap(({ progress }) => progress);
  const invoicedOf = (id: number) =>
    steps.filter(({ lineId }) => lineId === id).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    leftCents: (live.some(({ isDeposit }) => !isDeposit) ? 0 : leftCents(quote, live)) + sumOf(deductions),
    lines: accepted.map((line, index) => ({ line, netCents: nets[index] ?? 0, invoicedCents: invoicedOf(line.id) })),
  };
}

function depositPlan(quote: QuoteRow, left: number, depositPercent: string): InvoicePlan {
  const amountCents = multiplyDivideHalfUp(netOf(quote), parseCents(depositPercent), 10_000);
  if (amountCents > left) throw spent('That is more than is left of this quote.');
  const line = typed(`Deposit of ${Number(depositPercent)} % on quote ${quote.quoteNumber}: ${quote.title}`, amountCents);
  return {
    input: draftOf(quote, { lines: [line] }),
    isDeposit: true,
    amountCents,
    progress: [],
    roundingCents: null,
    deductions: [],
  };
}

function progressPlan(
  quote: QuoteRow,
  stand: QuoteStand,
  wish: NonNullable<z.output<typeof InvoiceQuote>['progress']>,
): InvoicePlan {
  const sofar = invoicedSoFar(quote, stand);
  const steps = wish.map(({ lineId, percent }, index) => {
    const at = sofar.lines.find(({ line }) => line.id === lineId);
    if (!at) throw new Invalid(`progress.${index}.lineId`, 'No such line was accepted');
    const now = doneCents(at.netCents, parseCents(percent)) - at.invoicedCents;
    if (now * Math.sign(at.netCents) < 0)
      throw new Invalid(`progress.${index}.percent`, `${centsToDecimal(at.invoicedCents)} of this line was invoiced before`);
    return { ...at, percent, now };
  });
  if (new Set(steps.map(({ line }) => line.id)).size < steps.length) throw new Invalid('progress', 'Each line can be named once');
  const taking = steps.filter(({ now }) => now !== 0);
  const amountCents = taking.reduce((sum, { now }) => sum + now, 0);
  if (amountCents <= 0) throw new Invalid('progress', 'There is nothing to invoice: no more is done than was invoiced before.');
  if (amountCents > sofar.leftCents)
    throw spent(`That is more than is left of this quote: ${centsToDecimal(sofar.leftCents)} without what was invoiced before.`);
  const input = draftOf(quote, {
    lines: taking.map((step) => typed(progressText(step), step.now)),
    notes: quote.discountCents > 0 ? 'The discount of the quote is taken off each line.' : '',
  });
  const progress = taking.map(({ line, now }) => ({ lineId: line.id, amountCents: now }));
  return { input, isDeposit: true, amountCents, progress, roundingCents: null, deductions: [] };
}

/** `Framing: 70% done of $5000.00, less $2000.00 invoiced before` */
function progressText({ line, netCents: net, invoicedCents, percent }: ProgressStep): string {
  const before = invoicedCents === 0 ? '' : `, less $${centsToDecimal(invoicedCents)} invoiced before`;
  const end = `: ${Number(percent)}% done of $${centsToDecimal(net)}${before}`;
  return `${line.description.slice(0, 500 - end.length)}${end}`;
}

interface ProgressStep {
  line: QuoteLineRow;
  netCents: number;
  invoicedCents: number;
  percent: string;
}

function restPlan(quote: QuoteRow, { lines, invoices, deductions }: QuoteStand): InvoicePlan {
  const open = deductions.filter(({ leftCents }) => leftCents < 0);
  const shares = [
    ...open.map(({ row, leftCents }) => typed(`Variation ${row.quoteNumber}: ${row.title}`, leftCents)),
    ...invoices.map((one) => typed(`Less ${one.progress.length > 0 ? 'progress' : 'deposit'}, ${nameOf(one)}`, -one.amountCents)),
  ];
  const whole = quote.discountCents === 0 ? null : { kind: 'amount', value: centsToDecimal(quote.discountCents) };
  const discount = shares.length > 0 ? whole : quote.discount;
  const input = draftOf(quote, { discount, lines: [...taken(lines).map(asTyped), ...shares] });
  const takenOff = open.map(({ row, leftCents }) => ({ quoteId: row.id, amountCents: leftCents }));
  const amountCents = leftCents(quote, invoices);
  return { input, isDeposit: false, amountCents, progress: [], roundingCents: null, deductions: takenOff };
}

function draftOf(quote: QuoteRow, { notes = '', ...content }: { lines: object[]; discount?: object | null; notes?: string }) {
  const { clientId, projectId, gst, quoteNumber, title } = quote;
  const said = [`Quote ${quoteNumber}: ${title}`, notes].filter(Boolean).join('\n');
  return CreateInvoice.parse({ status: 'draft', clientId, projectId, gst, notes: said, ...content });
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
