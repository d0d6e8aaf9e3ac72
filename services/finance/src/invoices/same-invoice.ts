import { centsToDecimal, parseCents } from '@dwang/domain';
import { type Database, keepOrigin, refuseOtherContent } from '@dwang/platform';
import { InvoiceRow } from './invoice.entity';
import type { InvoiceInput } from './invoice-content';
import type { InvoiceLineRow } from './invoice-line.entity';
import type { InvoiceTimeRow } from './invoice-time.entity';

/** An invoice that is there already, with all that stands on it. */
interface StoredInvoice {
  first: InvoiceRow;
  lines: readonly InvoiceLineRow[];
  times: readonly InvoiceTimeRow[];
}

/** Refuses, with code REQUEST.UID_TAKEN, an invoice that comes again under its uid with other facts, time or lines than the first one. */
export function refuseOtherInvoice(db: Database, { first, lines, times }: StoredInvoice, input: InvoiceInput): Promise<void> {
  const { companyId, uid } = first;
  const content = isQuick(input) ? '' : storedContent(first, lines, times);
  return refuseOtherContent(db, { entity: InvoiceRow, companyId, uid }, { ...first, content }, saidOf(input));
}

/** Remembers what a new invoice was made of. */
export const keepInvoiceOrigin = (db: Database, companyId: number, uid: string, input: InvoiceInput): Promise<void> =>
  keepOrigin(db, { entity: InvoiceRow, companyId, uid }, saidOf(input));

/** Its lines and time, and how they are worked out, count as one text. */
type Compared = InvoiceRow & { content: string };

const isQuick = ({ lines, timeEntryIds }: InvoiceInput): boolean => lines.length === 0 && timeEntryIds.length === 0;

function saidOf(input: InvoiceInput): Partial<Compared> {
  return {
    clientId: input.clientId ?? undefined,
    projectId: input.projectId ?? undefined,
    issueDate: input.issueDate,
    dueDate: input.dueDate,
    invoiceNumber: input.invoiceNumber,
    subtotalCents: input.subtotal === undefined ? undefined : parseCents(input.subtotal),
    notes: input.notes,
    terms: input.terms,
    content: isQuick(input) ? '' : sentContent(input),
  };
}

type Rule = Pick<InvoiceInput, 'discount'> & { gst: string };
type TypedLine = readonly [description: string, quantity: string, unitPrice: string];

const contentOf = ({ gst, discount }: Rule, timeEntryIds: readonly number[], typed: readonly TypedLine[]): string =>
  JSON.stringify([gst, discount?.kind, discount?.value, [...new Set(timeEntryIds)].sort((a, b) => a - b), typed]);

function storedContent(first: InvoiceRow, lines: readonly InvoiceLineRow[], times: readonly InvoiceTimeRow[]): string {
  const ofTime = new Set(times.map(({ position }) => position));
  const typed = lines.filter(({ position }) => !ofTime.has(position)).sort((a, b) => a.position - b.position);
  return contentOf(
    first,
    times.map(({ timeEntryId }) => timeEntryId),
    typed.map(({ description, quantity, unitPriceCents }) => [description, quantity, centsToDecimal(unitPriceCents)]),
  );
}

const sentContent = (input: InvoiceInput): string =>
  contentOf(
    input,
    input.timeEntryIds,
    input.lines.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice]),
  );
