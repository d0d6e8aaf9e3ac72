import type { Client, Company, Invoice, InvoiceLine, TimeEntry } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';
import { toDocumentSums } from '@dwang/papers/words';
import { hoursOf, shownKind } from '../../../lines/gst-kinds';
import { amountOf, type LineValues } from '../../../lines/line-values';
import { discountOf } from '../../../lines/pricing';
import { linesOfHours } from './hours-lines';
import { chosenEntries, type InvoiceValues, sumsOf, termsOf } from './invoice-values';

/** Who bills and who pays, as far as they are known. */
export interface PreviewParties {
  company: Company | undefined;
  client: Client | undefined;
  projectName: string | null;
  zone: string;
}

/** The invoice that a form would make, for its picture: not stored, and without a number until it is issued. */
export function previewInvoice(values: InvoiceValues, entries: readonly TimeEntry[], parties: PreviewParties): Invoice {
  const { company, client, projectName, zone } = parties;
  const chosen = chosenEntries(entries, values.skipped);
  const discount = discountOf(values);
  const hours = linesOfHours(chosen, values.groupTimeBy, zone).map(({ line }) =>
    toLine({ ...line, gstKind: shownKind(hoursOf(values), values) }, line.amountCents, line.unitPriceCents),
  );
  const typed = values.lines.filter(Boolean).map((line) => toTypedLine({ ...line, gstKind: shownKind(line, values) }));
  return {
    ...NOTHING,
    ...toDocumentSums(sumsOf(chosen, values, zone), values.gst, discount),
    uid: values.uid,
    clientId: values.clientId ?? null,
    clientName: client?.name ?? 'Client',
    projectName,
    invoiceNumber: values.invoiceNumber.trim() || null,
    issueDate: values.issueDate,
    dueDate: values.dueDate,
    paymentTerms: termsOf(values.paymentTerms, values.usualTerms),
    status: 'draft',
    terms: values.terms,
    notes: values.notes,
    lines: [...hours, ...typed],
    seller: { ...NOBODY, ...pick(company) },
    buyer: { ...NOBODY, ...pick(client), ...buyerOnly(client) },
  };
}

const pick = (party: Company | Client | undefined) => ({
  name: party?.name ?? '',
  email: party?.email ?? '',
  phone: party?.phone ?? '',
  address: party?.address ?? '',
  ...(party && 'gstNumber' in party ? { gstNumber: party.gstNumber, bankAccount: party.bankAccount } : {}),
});

const buyerOnly = (client: Client | undefined) =>
  client && {
    contact: client.contact,
    tradingName: client.tradingName,
    nzbn: client.nzbn,
    website: client.website,
    country: client.country,
  };

type Printed = Pick<InvoiceLine, 'kind' | 'description' | 'quantity' | 'unit' | 'gstKind'>;

const toLine = (
  { kind, description, quantity, unit, gstKind }: Printed,
  amountCents: number,
  unitPriceCents: number,
): InvoiceLine => ({
  id: 0,
  kind,
  description,
  quantity,
  unit,
  gstKind,
  unitPrice: centsToDecimal(unitPriceCents),
  amount: centsToDecimal(amountCents),
  timeEntryIds: [],
});

const toTypedLine = (line: LineValues): InvoiceLine => ({
  ...toLine({ ...line, quantity: line.quantity ?? '', description: line.description ?? '' }, amountOf(line), 0),
  unitPrice: parseMoney(line.unitPrice ?? '') ?? '0.00',
});

const NO_BUYER = { tradingName: '', nzbn: '', website: '', country: 'NZ' };
const NOBODY = { name: '', contact: '', email: '', phone: '', address: '', gstNumber: '', bankAccount: '', ...NO_BUYER };

const NOTHING = {
  id: 0,
  userId: 0,
  clientId: null,
  projectId: null,
  credited: '0.00',
  writtenOff: '0.00',
  paid: '0.00',
  balance: '0.00',
  createdAt: '',
  version: 0,
  issuedAt: null,
  sentAt: null,
  voidedAt: null,
  overpaid: '0.00',
  payments: [],
  writeOffs: [],
  creditNotes: [],
  creditedLineIds: [],
  claim: null,
  quote: null,
  gstRounding: null,
};
