import type { GstKind } from '@dwang/contracts';
import { centsToDecimal, isTaxed, parseCents } from '@dwang/domain';
import { type Database, keepOrigin, refuseOtherContent } from '@dwang/platform';
import { InvoiceRow } from './invoice.entity';
import type { InvoiceInput } from './invoice-content';
import type { InvoiceLineRow } from './invoice-line.entity';
import type { InvoiceTimeRow } from './invoice-time.entity';
import { kindOf } from './line-kinds';

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
  return refuseOtherContent(db, { entity: InvoiceRow, companyId, uid }, { ...first, content }, saidOf(input, first.seller));
}

/** Remembers what a new invoice was made of. */
export const keepInvoiceOrigin = (db: Database, { companyId, uid, seller }: Origin, input: InvoiceInput): Promise<void> =>
  keepOrigin(db, { entity: InvoiceRow, companyId, uid }, saidOf(input, seller));

type Origin = Pick<InvoiceRow, 'companyId' | 'uid' | 'seller'>;

/** Its lines and time, and how they are worked out, count as one text. */
type Compared = InvoiceRow & { content: string };

const isQuick = ({ lines, timeEntryIds }: InvoiceInput): boolean => lines.length === 0 && timeEntryIds.length === 0;

function saidOf(input: InvoiceInput, seller: InvoiceRow['seller']): Partial<Compared> {
  return {
    clientId: input.clientId ?? undefined,
    projectId: input.projectId ?? undefined,
    issueDate: input.issueDate,
    dueDate: input.dueDate,
    invoiceNumber: input.invoiceNumber,
    subtotalCents: input.subtotal === undefined ? undefined : parseCents(input.subtotal),
    notes: input.notes,
    terms: input.terms,
    content: isQuick(input) ? '' : sentContent(input, seller),
  };
}

type Rule = Pick<InvoiceInput, 'discount'> & { gst: string };
type Content = readonly (readonly string[])[];

/** The kind of a line, where it is not the one that a line had before it could be said. */
const saidKind = (kind: GstKind | undefined): string[] => (kind === undefined || isTaxed(kind) ? [] : [kind]);

const contentOf = ({ gst, discount }: Rule, ids: readonly number[], typed: Content, ofHours: GstKind | undefined): string =>
  JSON.stringify([
    ...[gst, discount?.kind, discount?.value, [...new Set(ids)].sort((a, b) => a - b), typed],
    ...saidKind(ofHours),
  ]);

function storedContent(first: InvoiceRow, lines: readonly InvoiceLineRow[], times: readonly InvoiceTimeRow[]): string {
  const ofTime = new Set(times.map(({ position }) => position));
  const typed = lines.filter(({ position }) => !ofTime.has(position)).sort((a, b) => a.position - b.position);
  const ofHours = lines.find(({ position }) => ofTime.has(position));
  return contentOf(
    first,
    times.map(({ timeEntryId }) => timeEntryId),
    typed.map(({ description, quantity, unitPriceCents, gstKind }) => [
      description,
      quantity,
      centsToDecimal(unitPriceCents),
      ...saidKind(gstKind),
    ]),
    ofHours?.gstKind,
  );
}

function sentContent(input: InvoiceInput, { gstNumber }: InvoiceRow['seller']): string {
  const rule = { ...input, gstNumber };
  const ofHours = input.timeEntryIds.length > 0 ? kindOf(undefined, rule, 'gstKind') : undefined;
  const typed = input.lines.map(({ description, quantity, unitPrice, gstKind }, index) => [
    description,
    quantity,
    unitPrice,
    ...saidKind(kindOf(gstKind, rule, `lines.${index}.gstKind`)),
  ]);
  return contentOf(input, input.timeEntryIds, typed, ofHours);
}
