import { gstOf, type KindSum, type PricesGst, type TaxedSums } from '@dwang/domain';
import type { CreditNoteRow } from '../credit-notes/credit-note.entity';
import type { InvoiceRow } from '../invoices/invoice.entity';
import type { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { centsByKind, type KindCents, lessKinds, negative, partsOf, retentionByKind } from './kind-cents';
import type { QuoteInvoiceRow } from './quote-invoice.entity';

/** An invoice that was made of a quote, and what it takes of it as it stands now: in cents, in the prices of the quote. */
export interface LiveInvoice {
  invoice: InvoiceRow;
  /** A share beforehand or what was done, not all that was left. */
  isDeposit: boolean;
  /** Those that bill or take off something of the quote, and those of retentions. */
  lines: readonly InvoiceLineRow[];
  /** What is held back as retention is taken, too. What was credited is not, unless the credit note cut the price. */
  takenCents: number;
  /** The same of each kind of lines. */
  takenByKind: KindCents;
  /** The GST that goes with it. */
  taxCents: number;
  /** What no credit note has taken back yet, for whatever reason, and the retention in it, with its sign. */
  workByKind: KindCents;
  retentionByKind: KindCents;
  /** How many papers have rounded their GST for it. */
  papers: number;
}

interface Found {
  link: QuoteInvoiceRow;
  invoice: InvoiceRow;
  lines: readonly InvoiceLineRow[];
  notes: readonly CreditNoteRow[];
}

/** What sums come to in the prices of a quote. */
export const inPrices = ({ subtotalCents, totalCents }: TaxedSums, gst: PricesGst): number =>
  gst === 'inclusive' ? totalCents : subtotalCents;

export function liveInvoice({ link, invoice, lines, notes }: Found, gst: PricesGst): LiveInvoice {
  const isThere = invoice.status !== 'void';
  const held = retentionByKind(lines);
  const whole = partOf(invoice, held, gst);
  const credited = notes.map((note) => ({ note, part: partOf(note, centsByKind(note.retentionByKind), gst) }));
  const all = sumOf(credited.map(({ part }) => part));
  const again = sumOf(credited.filter(({ note }) => !note.isPriceCut).map(({ part }) => part));
  return {
    invoice,
    isDeposit: link.isDeposit,
    lines,
    takenCents: isThere ? whole.workCents - again.workCents : 0,
    takenByKind: isThere ? lessKinds(whole.workByKind, partsOf(again.workByKind)) : new Map(),
    taxCents: isThere ? whole.taxCents - again.taxCents : 0,
    workByKind: isThere ? lessKinds(whole.workByKind, partsOf(all.workByKind)) : new Map(),
    retentionByKind: lessKinds(whole.retention, partsOf(all.retention)),
    papers: isThere ? 1 + notes.length : 0,
  };
}

interface Paper {
  workCents: number;
  workByKind: KindCents;
  taxCents: number;
  retention: KindCents;
}

/** The work on a paper with its GST: retention that is held back is work all the same, and its GST comes with its release. */
function partOf(sums: TaxedSums & { byKind: readonly KindSum[] }, retention: KindCents, gst: PricesGst): Paper {
  const retentionCents = [...retention.values()].reduce((all, cents) => all + cents, 0);
  return {
    workCents: inPrices(sums, gst) - retentionCents,
    workByKind: centsByKind([...sums.byKind, ...negative(retention)]),
    taxCents: sums.taxCents - gstOf(retention.get('standard') ?? 0, gst),
    retention,
  };
}

const sumOf = (parts: readonly Paper[]): Paper => ({
  workCents: parts.reduce((sum, { workCents }) => sum + workCents, 0),
  workByKind: centsByKind(parts.flatMap(({ workByKind }) => partsOf(workByKind))),
  taxCents: parts.reduce((sum, { taxCents }) => sum + taxCents, 0),
  retention: centsByKind(parts.flatMap(({ retention }) => partsOf(retention))),
});

/** Whether it still takes something of its quote, be it a part that is worth nothing. */
export const counts = ({ invoice, takenCents }: LiveInvoice): boolean =>
  takenCents !== 0 || (invoice.status !== 'void' && invoice.status !== 'credited');
