import { ErrorCode } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Conflict } from '@dwang/platform';
import { centsByKind } from './kind-cents';
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
  const cents = [...off.values()].reduce((sum, one) => sum + one, 0);
  if (!earlier) throw stale(`This draft takes off ${centsToDecimal(cents)} for an invoice that was deleted. ${ANEW}`);
  const { invoice, takenCents, takenByKind } = earlier;
  if (invoice.status === 'draft')
    throw stale(`This draft takes off an invoice of ${quoteNumber} that is a draft itself. Issue that one first.`);
  if (takenCents === cents && [...off].every(([kind, own]) => own === takenByKind.get(kind))) return;
  const taken = `This draft takes off ${centsToDecimal(cents)} for invoice ${invoice.invoiceNumber}`;
  throw stale(`${taken}, of which ${centsToDecimal(takenCents)} stands. ${ANEW}`);
}

const billsSame = (one: LiveInvoice, other: LiveInvoice): boolean =>
  one.lines.some(({ quoteLineId }) => quoteLineId !== null && other.lines.some((line) => line.quoteLineId === quoteLineId));
