import { type CreateCreditNote, ErrorCode } from '@dwang/contracts';
import {
  type CreditSums,
  centsToDecimal,
  GST_KINDS,
  type GstKind,
  gstKindWord,
  type KindSum,
  multiplyDivideHalfUp,
  retentionIn,
  sumCredit,
  sumsOfKinds,
} from '@dwang/domain';
import { Conflict, Invalid } from '@dwang/platform';
import type { z } from 'zod';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { type NewLine, toLine } from '../invoices/invoice-content';
import type { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { type KindCents, type Part, partsOf, retentionByKind } from '../quotes/kind-cents';

export type CreditInput = z.output<typeof CreateCreditNote>;

/** A line of a credit note; `invoiceLineId` is the line of the invoice that it takes back whole. */
type CreditLine = NewLine & { invoiceLineId: number | null };

export interface CreditContent extends CreditSums {
  lines: CreditLine[];
  discountCents: number;
  /** Of the retention lines of the invoice, with their sign, and the same of each kind of lines. */
  retentionCents: number;
  retentionByKind: Part[];
}

/** The invoice, and what earlier credit notes left of it. */
export interface Credited {
  invoice: InvoiceRow;
  lines: readonly InvoiceLineRow[];
  /** Of each kind of lines; its discount is what earlier credit notes did not take back with the lines that bore it. */
  left: readonly KindSum[];
  /** Of its retention lines, with their sign. */
  retention: KindCents;
  /** Lines that earlier credit notes took back whole. */
  creditedLineIds: ReadonlySet<number>;
}

/** What is credited: the lines that were named and typed, or all that is left. Throws `Conflict` for more than is left. */
export function creditContent(input: CreditInput, credited: Credited): CreditContent {
  const { invoice, left } = credited;
  const all = sumsOfKinds(left, invoice.gst);
  if (all.totalCents === 0) throw tooMuch('Nothing is left to credit on this invoice.');
  if (input.lines.length + input.lineIds.length === 0)
    return { ...allLines(credited), ...all, ...retentionOf(credited.retention) };
  const whole = namedLines(input.lineIds, credited);
  const lines = [...whole, ...input.lines.map((line, index) => typedLine(line, index, invoice))];
  const discounts = new Map(invoice.byKind.map(({ kind }) => [kind, discountOn(kind, whole, credited)]));
  const taken = GST_KINDS.filter((kind) => lines.some(({ gstKind }) => gstKind === kind)).map((kind) => {
    const discountCents = discounts.get(kind) ?? 0;
    return { kind, cents: sumIn(lines, kind) - discountCents, discountCents };
  });
  const sums = sumCredit(taken, { gst: invoice.gst, invoice: invoice.byKind, left });
  if (!sums) throw tooMuch(`Enter more than 0 and no more than is left: ${leftText(left)}.`);
  const discountCents = taken.reduce((sum, one) => sum + one.discountCents, 0);
  return {
    lines,
    discountCents,
    ...sums,
    ...retentionOf(retentionIn(lines) === 0 ? shareOf(sums, credited) : retentionByKind(lines)),
  };
}

/** A typed line takes back lines of its kind; where the invoice has only one, it need not be said. */
function typedLine(line: CreditInput['lines'][number], index: number, { byKind }: InvoiceRow): CreditLine {
  const field = `lines.${index}.gstKind`;
  const gstKind = line.gstKind ?? (byKind.length === 1 ? byKind[0]?.kind : undefined);
  if (gstKind === undefined) throw new Invalid(field, 'Say whether this takes back lines with GST, or which of those without');
  if (!byKind.some(({ kind }) => kind === gstKind)) throw new Invalid(field, 'This invoice has no lines of this kind');
  return { ...toLine({ ...line, gstKind }, index, { gst: 'exclusive', gstNumber: '' }), invoiceLineId: null };
}

const retentionOf = (cents: KindCents) => {
  const parts = partsOf(cents).filter((part) => part.cents !== 0);
  return { retentionByKind: parts, retentionCents: parts.reduce((sum, part) => sum + part.cents, 0) };
};

/** The share of the retention that the work credited bears, where no line of it is credited by itself. */
function shareOf({ byKind }: Pick<CreditSums, 'byKind'>, { left, retention }: Credited): KindCents {
  const centsOf = (sums: readonly KindSum[], kind: GstKind) => sums.find((one) => one.kind === kind)?.cents ?? 0;
  const shares = partsOf(retention).map(({ kind, cents }): [GstKind, number] => {
    const leftCents = centsOf(left, kind);
    return [kind, leftCents === 0 ? 0 : multiplyDivideHalfUp(cents, centsOf(byKind, kind), leftCents)];
  });
  return new Map(shares);
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
 * The part of the invoice's discount that these lines of one kind bear; retention bears none. It is the part of all lines taken back so far
 * less what was taken back before: with the last line the whole discount is back, to the cent.
 */
function discountOn(kind: GstKind, whole: readonly CreditLine[], { invoice, lines, left, creditedLineIds }: Credited): number {
  const [all, open] = [invoice.byKind, left].map((sums) => sums.find((one) => one.kind === kind)?.discountCents ?? 0);
  const allCents = workIn(lines, kind);
  if (!all || allCents === 0 || !whole.some(({ gstKind }) => gstKind === kind)) return 0;
  const earlier = lines.filter(({ id }) => creditedLineIds.has(id));
  return multiplyDivideHalfUp(workIn(whole, kind) + workIn(earlier, kind), all, allCents) - (all - (open ?? 0));
}

type Summed = Pick<NewLine, 'kind' | 'gstKind' | 'amountCents'>;
const ofKind = (lines: readonly Summed[], kind: GstKind) => lines.filter(({ gstKind }) => gstKind === kind);
const sumIn = (lines: readonly Summed[], kind: GstKind): number =>
  ofKind(lines, kind).reduce((sum, { amountCents }) => sum + amountCents, 0);
const workIn = (lines: readonly Summed[], kind: GstKind): number => sumIn(lines, kind) - retentionIn(ofKind(lines, kind));

const contentOf = ({ kind, description, quantity, unit, unitPriceCents, amountCents, gstKind }: InvoiceLineRow): NewLine => ({
  kind,
  description,
  quantity,
  unit,
  unitPriceCents,
  amountCents,
  gstKind,
});

const tooMuch = (detail: string) => new Conflict(ErrorCode.creditTooMuch, detail, 'lines');

/** In the prices of the invoice; the kinds are named where there are several. */
const leftText = (left: readonly KindSum[]): string =>
  left.map(({ kind, cents }) => `${centsToDecimal(cents)}${left.length > 1 ? ` ${gstKindWord(kind)}` : ''}`).join(', ');

/** The lines of the invoice with its discount, or a line for the rest of each kind where something was credited before. */
function allLines({ invoice, lines, left }: Credited): Pick<CreditContent, 'lines' | 'discountCents' | 'byKind'> {
  if (invoice.creditedCents === 0) {
    const copied = lines.map((line) => ({ ...contentOf(line), invoiceLineId: line.id }));
    return { lines: copied, discountCents: invoice.discountCents, byKind: invoice.byKind };
  }
  const open = left.filter(({ cents }) => cents !== 0).map((one) => ({ ...one, discountCents: 0 }));
  const rests = open.map(({ kind, cents }) => ({
    kind: 'other' as const,
    description: `Rest of ${invoice.invoiceNumber}`,
    quantity: '1.000',
    unit: '',
    unitPriceCents: cents,
    amountCents: cents,
    gstKind: kind,
    invoiceLineId: null,
  }));
  return { lines: rests, discountCents: 0, byKind: open };
}
