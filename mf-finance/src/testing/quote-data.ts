import type { PortalQuote, Quote, QuoteLine, QuotePage, QuoteSummary } from '@dwang/contracts';
import { aKindSum, aParty } from './invoice-data';

const aQuoteLine = (id: number, description: string, amount: string, changes: Partial<QuoteLine> = {}): QuoteLine => ({
  id,
  kind: 'other',
  description,
  quantity: '1.000',
  unit: '',
  unitPrice: amount,
  amount,
  gstKind: 'standard',
  optional: false,
  group: '',
  selected: true,
  ...changes,
});

/** A deck of 1,000.00, one of two railings, and stain if wanted. */
const DECK_LINES = [
  aQuoteLine(1, 'Deck as drawn', '1000.00'),
  aQuoteLine(2, 'Timber railing', '400.00', { group: 'Railing' }),
  aQuoteLine(3, 'Glass railing', '700.00', { group: 'Railing', selected: false }),
  aQuoteLine(4, 'Stain', '150.00', { optional: true, selected: false }),
];

export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  id: 12,
  uid: '00000000-0000-4000-8000-000000000012',
  userId: 1,
  clientId: 7,
  clientName: 'Ngāti Whātua Homes',
  projectId: null,
  projectName: null,
  title: 'New deck',
  quoteNumber: 'QU-2026-11001',
  revision: 1,
  issueDate: '2026-11-20',
  expiryDate: '2099-12-20',
  subtotal: '1400.00',
  tax: '210.00',
  total: '1610.00',
  status: 'sent',
  createdAt: '2026-11-20T01:00:00.000Z',
  version: 2,
  lines: DECK_LINES,
  gst: 'exclusive',
  linesTotal: '1400.00',
  discount: null,
  discountAmount: '0.00',
  byKind: [aKindSum({ amount: '1400.00', tax: '210.00' })],
  terms: '',
  notes: '',
  seller: aParty(),
  buyer: aParty({ name: 'Ngāti Whātua Homes', contact: 'Hannah', gstNumber: '', bankAccount: '' }),
  sentAt: '2026-11-20T01:00:00.000Z',
  decision: null,
  previousId: null,
  estimateId: null,
  nextId: null,
  variationOf: null,
  variations: [],
  invoices: [],
  invoicing: null,
  ...changes,
});

export function aPortalQuote(changes: Partial<Quote> = {}): PortalQuote {
  const { uid: _, userId: __, version: ___, createdAt: ____, previousId, nextId, invoices, ...quote } = aQuote(changes);
  return quote;
}

export function quotePage(items: QuoteSummary[]): QuotePage {
  const bucket = (status: QuoteSummary['status']) => {
    const rows = items.filter((row) => row.status === status);
    return { count: rows.length, amount: rows.reduce((sum, { total }) => sum + Number(total), 0).toFixed(2) };
  };
  const totals = {
    draft: bucket('draft'),
    sent: bucket('sent'),
    accepted: bucket('accepted'),
    declined: bucket('declined'),
    expired: bucket('expired'),
  };
  return { items, nextCursor: null, totals };
}
