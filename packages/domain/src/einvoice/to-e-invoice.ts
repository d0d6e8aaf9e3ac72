import type { GstKind } from '../gst-kind';
import { parseCents } from '../money';
import { exclusiveAmounts, type PricedDocument } from './exclusive-amounts';
import type { ECategory, EInvoice, ELine, EParty } from './types';
import { unitCodeOf } from './unit-codes';
import { countedPrice } from './unit-price';

interface SoldLine {
  kind: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  amount: string;
  gstKind: GstKind;
}

/** What an invoice and a credit note have in common; money as decimal strings. */
export interface SoldDocument extends PricedDocument {
  issueDate: string;
  notes: string;
  lines: readonly SoldLine[];
  subtotal: string;
  tax: string;
  total: string;
}

/** What the document itself does not know. */
export interface ESending extends Pick<EInvoice, 'kind' | 'number' | 'dueDate' | 'terms' | 'buyerReference' | 'orderReference'> {
  corrects: EInvoice['corrects'];
  seller: EParty;
  buyer: EParty;
  /** As New Zealand writes it. */
  bankAccount: string;
}

/** GST kinds in the network's words. */
const CATEGORY: Record<GstKind, ECategory> = { standard: 'S', 'zero-rated': 'Z', exempt: 'E', outside: 'O', export: 'G' };

/** The document as the network wants it: every price without GST, every unit as a code, sums unchanged to the cent. */
export function toEInvoice(document: SoldDocument, { bankAccount, ...sending }: ESending): EInvoice {
  const { lineCents, kinds } = exclusiveAmounts(document);
  return {
    ...sending,
    issueDate: document.issueDate,
    note: document.notes,
    bankAccount: peppolAccount(bankAccount),
    categories: kinds.map(({ kind, ...sums }) => ({ category: CATEGORY[kind], ...sums })),
    lines: document.lines.map((line, index) => toLine(line, lineCents[index] ?? 0)),
    discountCents: kinds.reduce((sum, one) => sum + one.discountCents, 0),
    subtotalCents: parseCents(document.subtotal),
    taxCents: parseCents(document.tax),
    totalCents: parseCents(document.total),
  };
}

function toLine({ kind, description, quantity, unit, unitPrice, gstKind }: SoldLine, netCents: number): ELine {
  const code = kind === 'labour' ? 'HUR' : unitCodeOf(unit);
  return {
    description,
    ...countedPrice(quantity, unitPrice, netCents),
    unitCode: code ?? 'C62',
    unitNote: code ? '' : unit.trim(),
    netCents,
    category: CATEGORY[gstKind],
  };
}

/** 01-0902-0068389-00 → 16 digits together, the suffix with three; '' for what is no such account. Source: A-NZ Peppol guidance note GN02. */
export function peppolAccount(text: string): string {
  const match = /^(\d{2})-?(\d{4})-?0?(\d{7})-?0?(\d{2,3})$/.exec(text.replace(/\s/g, ''));
  if (!match) return '';
  const [, bank = '', branch = '', base = '', suffix = ''] = match;
  return bank + branch + base + suffix.padStart(3, '0');
}
