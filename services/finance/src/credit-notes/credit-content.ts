import { type CreateCreditNote, ErrorCode } from '@dwang/contracts';
import { centsToDecimal, multiplyDivideHalfUp, retentionIn, sumCredit, type TaxedSums } from '@dwang/domain';
import { Conflict, Invalid } from '@dwang/platform';
import type { z } from 'zod';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { type NewLine, toLine } from '../invoices/invoice-content';
import type { InvoiceLineRow } from '../invoices/invoice-line.entity';

export type CreditInput = z.output<typeof CreateCreditNote>;

/** A line of a credit note; `invoiceLineId` is the line of the invoice that it takes back whole. */
type CreditLine = NewLine & { invoiceLineId: number | null };

export interface CreditContent extends TaxedSums {
  lines: CreditLine[];
  discountCents: number;
  /** Of the retention lines of the invoice, with their sign. */
  retentionCents: number;
}

/** The invoice, and what earlier credit notes left of it. */
export interface Credited {
  invoice: InvoiceRow;
  lines: readonly InvoiceLineRow[];
  left: TaxedSums;
  /** Of its retention lines, with their sign. */
  retentionCents: number;
  /** Of its discount, what earlier credit notes took back with the lines that bore it. */
  discountCents: number;
  /** Lines that earlier credit notes took back whole. */
  creditedLineIds: ReadonlySet<number>;
}

/** What is credited: the lines that were named and typed, or all that is left. Throws `Conflict` for more than is left. */
export function creditContent(input: CreditInput, credited: Credited): CreditContent {
  const { invoice, left } = credited;
  if (left.totalCents === 0) throw tooMuch('Nothing is left to credit on this invoice.');
  if (input.lines.length + input.lineIds.length === 0)
    return { ...allLines(credited), ...left, retentionCents: credited.retentionCents };
  const whole = namedLines(input.lineIds, credited);
  const lines = [...whole, ...input.lines.map((line, index) => ({ ...toLine(line, index), invoiceLineId: null }))];
  const discountCents = discountOn(whole, credited);
  const sums = sumCredit([...lines.map(({ amountCents }) => amountCents), -discountCents], { gst: invoice.gst, invoice, left });
  if (!sums) throw tooMuch(`Enter more than 0 and no more than is left: ${centsToDecimal(mostOf(credited))}.`);
  return { lines, discountCents, ...sums, retentionCents: retentionOf(lines, sums, credited) };
}

/** What retention lines take back if there are any; else the share of the retention that the work credited bears. */
function retentionOf(lines: readonly CreditLine[], { subtotalCents }: TaxedSums, { retentionCents, left }: Credited): number {
  const named = lines.filter(({ kind }) => kind === 'retention').reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (named !== 0 || left.subtotalCents === 0) return named;
  return multiplyDivideHalfUp(retentionCents, subtotalCents, left.subtotalCents);
}

function namedLines(ids: readonly number[], { lines, creditedLineIds }: Credited): CreditLine[] {
  const wanted = new Set(ids);
  const found = lines.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw new Invalid('lineIds', 'No such line on this invoice');
  if (found.some(({ id }) => creditedLineIds.has(id)))
    throw new Conflict(ErrorCode.creditTooMuch, 'A line that was chosen is credited already.', 'lineIds');
  return found.map((line) => ({ ...contentOf(line), invoiceLineId: line.id }));
}

/**
 * The part of the invoice's discount that these lines bear; retention bears none. It is the part of all lines taken back so far less what was
 * taken back before: with the last line the whole discount is back, to the cent.
 */
function discountOn(whole: readonly CreditLine[], { invoice, lines, creditedLineIds, discountCents }: Credited): number {
  const allCents = workIn(lines);
  if (invoice.discountCents === 0 || allCents === 0 || whole.length === 0) return 0;
  const cents = workIn(whole) + workIn(lines.filter(({ id }) => creditedLineIds.has(id)));
  return multiplyDivideHalfUp(cents, invoice.discountCents, allCents) - discountCents;
}

const workIn = (lines: readonly Pick<NewLine, 'kind' | 'amountCents'>[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0) - retentionIn(lines);

const contentOf = ({ kind, description, quantity, unit, unitPriceCents, amountCents }: InvoiceLineRow): NewLine => ({
  kind,
  description,
  quantity,
  unit,
  unitPriceCents,
  amountCents,
});

const tooMuch = (detail: string) => new Conflict(ErrorCode.creditTooMuch, detail, 'lines');

/** In the prices of the invoice. */
const mostOf = ({ invoice, left }: Credited): number => (invoice.gst === 'inclusive' ? left.totalCents : left.subtotalCents);

/** The lines of the invoice with its discount, or one line for the rest where something was credited before. */
function allLines(credited: Credited): Pick<CreditContent, 'lines' | 'discountCents'> {
  const { invoice, lines } = credited;
  if (invoice.creditedCents === 0) {
    const copied = lines.map((line) => ({ ...contentOf(line), invoiceLineId: line.id }));
    return { lines: copied, discountCents: invoice.discountCents };
  }
  const amount = { unitPriceCents: mostOf(credited), amountCents: mostOf(credited) };
  const rest = {
    kind: 'other' as const,
    description: `Rest of ${invoice.invoiceNumber}`,
    quantity: '1.000',
    unit: '',
    ...amount,
    invoiceLineId: null,
  };
  return { lines: [rest], discountCents: 0 };
}
