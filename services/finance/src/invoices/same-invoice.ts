import { centsToDecimal, parseCents } from '@dwang/domain';
import { refuseOtherContent } from '@dwang/platform';
import type { InvoiceRow } from './invoice.entity';
import type { InvoiceInput } from './invoice-content';
import type { InvoiceLineRow } from './invoice-line.entity';

/** Refuses, with code REQUEST.UID_TAKEN, an invoice that comes again under its uid with other facts, time or lines than the stored one. */
export function refuseOtherInvoice(first: InvoiceRow, lines: readonly InvoiceLineRow[], input: InvoiceInput): void {
  const isQuick = input.lines.length === 0 && input.timeEntryIds.length === 0;
  const { version, clientId, projectId, issueDate, dueDate, invoiceNumber, subtotalCents, notes } = first;
  const stored = { version, clientId, projectId, issueDate, dueDate, invoiceNumber, subtotalCents, notes };
  refuseOtherContent(
    { ...stored, content: isQuick ? '' : storedContent(lines) },
    {
      clientId: input.clientId ?? undefined,
      projectId: input.projectId ?? undefined,
      issueDate: input.issueDate,
      dueDate: input.dueDate,
      invoiceNumber: input.invoiceNumber,
      subtotalCents: input.subtotal === undefined ? undefined : parseCents(input.subtotal),
      notes: input.notes,
      content: isQuick ? '' : sentContent(input),
    },
  );
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
