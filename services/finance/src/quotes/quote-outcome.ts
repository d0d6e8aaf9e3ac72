import { CreateInvoice, ErrorCode, type InvoiceQuote } from '@dwang/contracts';
import { centsToDecimal, doneCents, type GstKind, multiplyDivideHalfUp, parseCents } from '@dwang/domain';
import { Conflict, Invalid } from '@dwang/platform';
import type { z } from 'zod';
import type { InvoiceInput } from '../invoices/invoice-content';
import { netOf } from './deductions';
import { deductionText, progressText } from './invoice-words';
import { centsByKind, negative, sharedBy } from './kind-cents';
import { isMarked, type LineMark } from './line-marks';
import { counts } from './live-invoice';
import type { QuoteRow } from './quote.entity';
import type { QuoteOrigin } from './quote-billing.service';
import type { QuoteLineRow } from './quote-line.entity';
import { sharesOf, takenLines } from './quote-shares';
import type { QuoteStand } from './quote-stand';

type Wish = z.output<typeof InvoiceQuote>;
type PlannedLine = z.input<typeof CreateInvoice>['lines'] extends (infer Line)[] | undefined ? Line & Partial<LineMark> : never;

/**
 * The draft of an accepted quote: a share of it beforehand, what is done of its lines, or all that was accepted, and what variations take
 * off, less what was invoiced before. The discount of the rest stands as an amount, since a percentage would be taken of those shares too.
 * Throws `Conflict` when there is not so much left, `Invalid` on a line of which less would be done than was invoiced.
 */
export function planInvoice(stand: QuoteStand, wish: Wish): InvoiceInput & { ofQuote: QuoteOrigin } {
  const { leftCents: left, deductions } = stand;
  const live = stand.invoices.filter(counts);
  if (left < 0) throw spent('More of this quote was invoiced than is agreed now. Make a credit note for it.');
  const last = live.find(({ isDeposit }) => !isDeposit);
  if (left === 0 && last) throw spent(`This quote was invoiced already, on ${nameOf(last)}.`);
  if (left === 0 && live.length + deductions.length > 0) throw spent('Nothing of this quote is left to invoice.');
  if (wish.progress) return progressPlan(stand, wish.progress);
  return wish.depositPercent === undefined ? restPlan(stand) : depositPlan(stand, wish.depositPercent);
}

function depositPlan({ quote, leftCents }: QuoteStand, depositPercent: string) {
  const amountCents = multiplyDivideHalfUp(netOf(quote), parseCents(depositPercent), 10_000);
  if (amountCents > leftCents) throw spent('That is more than is left of this quote.');
  const words = `Deposit of ${Number(depositPercent)}% on quote ${quote.quoteNumber}: ${quote.title}`;
  const parts = sharedBy(amountCents, centsByKind(quote.byKind));
  return draftOf(quote, { lines: parts.map((part) => typed(words, part)), isDeposit: true });
}

function progressPlan(stand: QuoteStand, wish: NonNullable<Wish['progress']>) {
  const { quote, leftCents } = stand;
  const shares = sharesOf(stand);
  const steps = wish.map(({ lineId, percent }, index) => {
    const share = shares.find(({ line }) => line.id === lineId);
    if (!share) throw new Invalid(`progress.${index}.lineId`, 'No such line was accepted');
    const now = doneCents(share.netCents, parseCents(percent)) - share.invoicedCents;
    if (now * Math.sign(share.netCents) < 0)
      throw new Invalid(`progress.${index}.percent`, `${centsToDecimal(share.invoicedCents)} of this line was invoiced before`);
    return { share, percent, now };
  });
  if (new Set(steps.map(({ share }) => share.line.id)).size < steps.length)
    throw new Invalid('progress', 'Each line can be named once');
  const taking = steps.filter(({ now }) => now !== 0);
  const amountCents = taking.reduce((sum, { now }) => sum + now, 0);
  if (amountCents <= 0) throw new Invalid('progress', 'There is nothing to invoice: no more is done than was invoiced before.');
  if (amountCents > leftCents)
    throw spent(`That is more than is left of this quote: ${centsToDecimal(leftCents)} without what was invoiced before.`);
  return draftOf(quote, {
    lines: taking.map(({ share, percent, now }) => ({
      ...typed(progressText(share, percent), { kind: share.line.gstKind, cents: now }),
      quoteLineId: share.line.id,
    })),
    notes: quote.discountCents > 0 ? 'The discount of the quote is taken off each line.' : '',
    isDeposit: true,
  });
}

function restPlan(stand: QuoteStand) {
  const { quote, deductions } = stand;
  const shares = [
    ...deductions.flatMap(({ row }) => row.byKind.map((part) => typed(`Variation ${row.quoteNumber}: ${row.title}`, part))),
    ...stand.invoices
      .filter(({ takenCents }) => takenCents !== 0)
      .flatMap((one) =>
        negative(one.takenByKind)
          .filter(({ cents }) => cents !== 0)
          .map((part) => ({ ...typed(deductionText(one), part), deductsId: one.invoice.id })),
      ),
  ];
  const whole = quote.discountCents === 0 ? null : { kind: 'amount' as const, value: centsToDecimal(quote.discountCents) };
  const work = takenLines(stand).map(asTyped);
  // Of several kinds each has its own part of the discount, whatever was invoiced of them, or taken off, before.
  const isApart = shares.length > 0 && new Set([...work, ...shares].map(({ gstKind }) => gstKind)).size > 1;
  const discounts = isApart
    ? quote.byKind.flatMap(({ kind, discountCents }) => (discountCents ? typed('Discount', { kind, cents: -discountCents }) : []))
    : [];
  const discount = isApart ? null : shares.length > 0 ? whole : quote.discount;
  const lines = [...work, ...discounts, ...shares];
  return draftOf(quote, { discount, lines, isDeposit: false });
}

interface Planned {
  lines: PlannedLine[];
  isDeposit: boolean;
  discount?: z.input<typeof CreateInvoice>['discount'];
  notes?: string;
}

function draftOf(quote: QuoteRow, { notes = '', isDeposit, lines, discount }: Planned) {
  const { clientId, projectId, gst, quoteNumber, title } = quote;
  const said = [`Quote ${quoteNumber}: ${title}`, notes].filter(Boolean).join('\n');
  const input = CreateInvoice.parse({ status: 'draft', clientId, projectId, gst, notes: said, lines, discount });
  const marks = lines.map(({ quoteLineId = null, deductsId = null }, index) => ({
    description: input.lines[index]?.description ?? '',
    quoteLineId,
    deductsId,
  }));
  return { ...input, ofQuote: { quoteId: quote.id, isDeposit, marks: marks.filter(isMarked) } };
}

const spent = (detail: string): Conflict => new Conflict(ErrorCode.quoteInvoiced, detail);
const nameOf = ({ invoice }: QuoteStand['invoices'][number]): string =>
  invoice.invoiceNumber ? `invoice ${invoice.invoiceNumber}` : 'a draft invoice';
const typed = (description: string, { kind, cents }: { kind: GstKind; cents: number }): PlannedLine => ({
  kind: 'other',
  description: description.slice(0, 500),
  quantity: '1',
  unitPrice: centsToDecimal(cents),
  gstKind: kind,
});
const asTyped = ({ kind, description, quantity, unit, unitPriceCents, gstKind }: QuoteLineRow): PlannedLine => ({
  kind,
  description,
  quantity,
  unit,
  unitPrice: centsToDecimal(unitPriceCents),
  gstKind,
});
