import { ErrorCode } from '@dwang/contracts';
import { centsToDecimal, GST_KINDS, gstKindWord } from '@dwang/domain';
import { Conflict } from '@dwang/platform';
import { centsByKind, type KindCents } from './kind-cents';
import type { LiveInvoice } from './live-invoice';
import type { QuoteStand } from './quote-stand';

const stale = (detail: string): Conflict => new Conflict(ErrorCode.quoteDraftStale, detail);
const ANEW = 'Change that line, or delete this draft and make it anew.';

/** Throws `Conflict` unless this draft may be issued: a client reads on it what came before, so that must be issued and stand. */
export function refuseStale({ quote, invoices, leftCents }: QuoteStand, id: number): void {
  const { quoteNumber } = quote;
  const draft = invoices.find(({ invoice }) => invoice.id === id);
  if (!draft) return;
  if (leftCents < 0)
    throw stale(
      `The drafts of ${quoteNumber} bill ${centsToDecimal(-leftCents)} more than is agreed now. Lower this one, or delete it and make it anew.`,
    );
  for (const id of new Set(draft.lines.flatMap(({ deductsId }) => deductsId ?? [])))
    refuseDeduction(
      quoteNumber,
      invoices.find(({ invoice }) => invoice.id === id),
      draft.lines.filter(({ deductsId }) => deductsId === id),
    );
  const before = invoices.slice(0, invoices.indexOf(draft)).filter(({ invoice }) => invoice.status === 'draft');
  if (before.some((earlier) => billsSame(earlier, draft)))
    throw stale(`An earlier draft of ${quoteNumber} bills a part of the same line. Issue that one first.`);
}

function refuseDeduction(quoteNumber: string | null, earlier: LiveInvoice | undefined, lines: LiveInvoice['lines']): void {
  const off = centsByKind(lines.map(({ gstKind, amountCents }) => ({ kind: gstKind, cents: -amountCents })));
  if (!earlier) throw stale(`This draft takes off ${amountText(off)} for an invoice that was deleted. ${ANEW}`);
  const { invoice, takenByKind } = earlier;
  if (invoice.status === 'draft')
    throw stale(`This draft takes off an invoice of ${quoteNumber} that is a draft itself. Issue that one first.`);
  if (GST_KINDS.every((kind) => (off.get(kind) ?? 0) === (takenByKind.get(kind) ?? 0))) return;
  const taken = `This draft takes off ${amountText(off)} for invoice ${invoice.invoiceNumber}`;
  throw stale(`${taken}, of which ${amountText(takenByKind)} stands. ${ANEW}`);
}

/** `300.00`; of several kinds `400.00 (15% GST 300.00, exempt 100.00)`. */
function amountText(cents: KindCents): string {
  const all = centsToDecimal([...cents.values()].reduce((sum, one) => sum + one, 0));
  const kinds = [...cents].map(([kind, own]) => `${gstKindWord(kind)} ${centsToDecimal(own)}`);
  return kinds.length > 1 ? `${all} (${kinds.join(', ')})` : all;
}

const billsSame = (one: LiveInvoice, other: LiveInvoice): boolean =>
  one.lines.some(({ quoteLineId }) => quoteLineId !== null && other.lines.some((line) => line.quoteLineId === quoteLineId));
