import { centsToDecimal, parseCents } from '@dwang/domain';
import { type Database, keepOrigin, refuseOtherContent } from '@dwang/platform';
import { InvoiceRow } from './invoice.entity';
import type { InvoiceInput } from './invoice-content';
import type { InvoiceLineRow } from './invoice-line.entity';

/** Refuses, with code REQUEST.UID_TAKEN, an invoice that comes again under its uid with other facts, time or lines than the first one. */
export function refuseOtherInvoice(
  db: Database,
  first: InvoiceRow,
  lines: readonly InvoiceLineRow[],
  input: InvoiceInput,
): Promise<void> {
  const { companyId, uid } = first;
  const content = isQuick(input) ? '' : storedContent(lines);
  return refuseOtherContent(db, { entity: InvoiceRow, companyId, uid }, { ...first, content }, saidOf(input));
}

/** Remembers what a new invoice was made of. */
export const keepInvoiceOrigin = (db: Database, companyId: number, uid: string, input: InvoiceInput): Promise<void> =>
  keepOrigin(db, { entity: InvoiceRow, companyId, uid }, saidOf(input));

/** Its lines and time count as one text. */
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
    content: isQuick(input) ? '' : sentContent(input),
  };
}

type TypedLine = readonly [description: string, quantity: string, unitPrice: string];

const contentOf = (timeEntryIds: readonly number[], typed: readonly TypedLine[]): string =>
  JSON.stringify([[...new Set(timeEntryIds)].sort((a, b) => a - b), typed]);

function storedContent(lines: readonly InvoiceLineRow[]): string {
  const time = lines.flatMap(({ timeEntryId }) => (timeEntryId === null ? [] : [timeEntryId]));
  const typed = lines.filter(({ timeEntryId }) => timeEntryId === null).sort((a, b) => a.position - b.position);
  return contentOf(
    time,
    typed.map(({ description, quantity, unitPriceCents }) => [description, quantity, centsToDecimal(unitPriceCents)]),
  );
}

const sentContent = ({ timeEntryIds, lines }: InvoiceInput): string =>
  contentOf(
    timeEntryIds,
    lines.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice]),
  );
