import type { Invoice, ReplaceDraft, TimeEntry } from '@dwang/contracts';
import { centsToDecimal, type HoursGrouping } from '@dwang/domain';
import { toLineValues } from '../../../lines/line-values';
import { toPricing } from '../../../lines/pricing';
import { linesOfHours } from './hours-lines';
import { FREE_DAY, type InvoiceValues, newInvoiceValues, toRequest } from './invoice-values';

/** A draft in the form again: `unbilled` hours that are not on it stay unticked. */
export function draftValues(
  draft: Invoice,
  own: readonly TimeEntry[],
  unbilled: readonly TimeEntry[],
  zone: string,
): InvoiceValues {
  const held = new Set(own.map(({ id }) => id));
  return {
    ...newInvoiceValues(draft.issueDate),
    uid: draft.uid,
    clientId: draft.clientId ?? undefined,
    projectId: draft.projectId ?? undefined,
    skipped: unbilled.filter(({ id }) => !held.has(id)).map(({ id }) => id),
    groupTimeBy: groupingOf(draft, own, zone),
    lines: draft.lines.filter(({ timeEntryIds }) => timeEntryIds.length === 0).map(toLineValues),
    ...toPricing(draft, draft.lines.find(({ timeEntryIds }) => timeEntryIds.length > 0)?.gstKind),
    dueDate: draft.dueDate,
    paymentTerms: draft.paymentTerms || FREE_DAY,
    invoiceNumber: draft.invoiceNumber ?? '',
    status: 'draft',
    terms: draft.terms,
    notes: draft.notes,
    version: draft.version,
    quoteLeft: draft.quote?.draft?.left,
    gstRounding: draft.quote?.draft?.gstRounding,
  };
}

/** All of the draft anew, over the version that was read. */
export function toReplacement(values: InvoiceValues, entries: readonly TimeEntry[]): ReplaceDraft {
  const { uid: _uid, status: _status, ...content } = toRequest({ ...values, status: 'pending' }, entries);
  return { ...content, version: values.version };
}

const GROUPINGS: readonly HoursGrouping[] = ['entry', 'day', 'person', 'none'];

/** How the hours on a draft were put together: it is not stored, so the way that gives the same lines is looked for. */
function groupingOf({ lines }: Invoice, own: readonly TimeEntry[], zone: string): HoursGrouping {
  const printed = lines
    .filter(({ timeEntryIds }) => timeEntryIds.length > 0)
    .map(({ description, amount }) => description + amount);
  const isSame = (grouping: HoursGrouping) => {
    const made = linesOfHours(own, grouping, zone).map(({ line }) => line.description + centsToDecimal(line.amountCents));
    return made.join() === printed.join();
  };
  return GROUPINGS.find(isSame) ?? 'entry';
}
