import type { CreditNote, Invoice, InvoiceLine, InvoiceParty, InvoiceSummary, KindSum, Payment } from '@dwang/contracts';

let lastId = 0;
const nextId = (): number => {
  lastId += 1;
  return lastId;
};

export function aSummary(changes: Partial<InvoiceSummary> = {}): InvoiceSummary {
  const id = nextId();
  return {
    id,
    uid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    userId: 1,
    clientId: 7,
    clientName: 'Ngāti Whātua Homes',
    projectId: 3,
    projectName: 'Deck at Pākihi Rd',
    invoiceNumber: `INV-2026-11${String(id).padStart(3, '0')}`,
    issueDate: '2026-11-20',
    dueDate: '2026-12-04',
    subtotal: '100.00',
    tax: '15.00',
    total: '115.00',
    credited: '0.00',
    writtenOff: '0.00',
    paid: '0.00',
    balance: '115.00',
    status: 'pending',
    notes: '',
    createdAt: '2026-11-20T01:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export function aLine(changes: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    id: nextId(),
    kind: 'material',
    description: 'Treated pine 90 × 45',
    quantity: '1.000',
    unit: '',
    unitPrice: '100.00',
    amount: '100.00',
    gstKind: 'standard',
    timeEntryIds: [],
    ...changes,
  };
}

export const aKindSum = (changes: Partial<KindSum> = {}): KindSum => ({
  kind: 'standard',
  amount: '100.00',
  discountAmount: '0.00',
  tax: '15.00',
  ...changes,
});

export const aParty = (changes: Partial<InvoiceParty> = {}): InvoiceParty => ({
  name: 'Hōne Building Ltd',
  contact: '',
  email: 'office@hone.example',
  phone: '09 555 0100',
  address: '1 Queen Street\nTāmaki Makaurau',
  gstNumber: '49-091-850',
  bankAccount: '01-0902-0068389-00',
  tradingName: '',
  nzbn: '',
  website: '',
  country: 'NZ',
  ...changes,
});

export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  ...aSummary(),
  lines: [aLine()],
  gst: 'exclusive',
  linesTotal: '100.00',
  discount: null,
  discountAmount: '0.00',
  byKind: [aKindSum()],
  paymentTerms: '',
  terms: '',
  issuedAt: '2026-11-20T01:00:00.000Z',
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
  seller: aParty(),
  buyer: aParty({ name: 'Ngāti Whātua Homes', gstNumber: '', bankAccount: '', address: '8 Kōwhai Rd, Ōrākei' }),
  ...changes,
});

export const aPayment = (changes: Partial<Payment> = {}): Payment => {
  const id = nextId();
  return {
    id,
    uid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    userId: 1,
    clientId: 7,
    invoiceId: 1,
    kind: 'payment',
    method: 'bank',
    day: '2026-11-22',
    amount: '50.00',
    reference: '',
    notes: '',
    createdAt: '2026-11-22T01:00:00.000Z',
    removedAt: null,
    removedBy: null,
    removedReason: '',
    ...changes,
  };
};

export const aCreditNote = (changes: Partial<CreditNote> = {}): CreditNote => {
  const { seller, buyer } = anInvoice();
  const id = nextId();
  return {
    id,
    uid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    userId: 1,
    creditNoteNumber: 'CN-2026-11001',
    invoiceId: 1,
    invoiceNumber: 'INV-2026-11001',
    clientId: 7,
    clientName: 'Ngāti Whātua Homes',
    issueDate: '2026-11-25',
    reason: 'Wrong price',
    subtotal: '10.00',
    tax: '1.50',
    total: '11.50',
    createdAt: '2026-11-25T01:00:00.000Z',
    gst: 'exclusive',
    notes: '',
    isPriceCut: false,
    lines: [aLine({ amount: '10.00' })],
    discountAmount: '0.00',
    byKind: [aKindSum({ amount: '10.00', tax: '1.50' })],
    seller,
    buyer,
    ...changes,
  };
};
