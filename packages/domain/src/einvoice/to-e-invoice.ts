import type { CreditedGst } from '../credit-sums';
import { parseCents } from '../money';
import { exclusiveAmounts } from './exclusive-amounts';
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
}

/** What an invoice and a credit note have in common; money as decimal strings. */
export interface SoldDocument {
  issueDate: string;
  notes: string;
  gst: CreditedGst;
  lines: readonly SoldLine[];
  discountAmount: string;
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

/** The document as the network wants it: every price without GST, every unit as a code, sums unchanged to the cent. */
export function toEInvoice(document: SoldDocument, { bankAccount, ...sending }: ESending): EInvoice {
  const [subtotalCents, taxCents, totalCents] = [document.subtotal, document.tax, document.total].map(parseCents);
  const sums = { subtotalCents: subtotalCents ?? 0, taxCents: taxCents ?? 0, totalCents: totalCents ?? 0 };
  const { lineCents, discountCents } = exclusiveAmounts({
    gst: document.gst,
    lineCents: document.lines.map(({ amount }) => parseCents(amount)),
    discountCents: parseCents(document.discountAmount),
    subtotalCents: sums.subtotalCents,
  });
  return {
    ...sending,
    issueDate: document.issueDate,
    note: document.notes,
    bankAccount: peppolAccount(bankAccount),
    category: categoryOf(document.gst, sums.taxCents, sending.seller.gstNumber),
    lines: document.lines.map((line, index) => toLine(line, lineCents[index] ?? 0)),
    discountCents,
    ...sums,
  };
}

/** By how it was priced: GST of a few cents may round to nothing and is standard all the same. A seller without a GST number is taken as not registered. */
function categoryOf(gst: CreditedGst, taxCents: number, gstNumber: string): ECategory {
  if (isStandard(gst, taxCents)) return 'S';
  return gstNumber.trim() ? 'Z' : 'O';
}

/** Whether GST is charged at the standard rate; of a tax that was typed by hand, 0.00 says that none is. */
export const isStandard = (gst: CreditedGst, taxCents: number): boolean => (gst === 'typed' ? taxCents !== 0 : gst !== 'none');

function toLine({ kind, description, quantity, unit, unitPrice }: SoldLine, netCents: number): ELine {
  const code = kind === 'labour' ? 'HUR' : unitCodeOf(unit);
  return {
    description,
    ...countedPrice(quantity, unitPrice, netCents),
    unitCode: code ?? 'C62',
    unitNote: code ? '' : unit.trim(),
    netCents,
  };
}

/** 01-0902-0068389-00 → 16 digits together, the suffix with three; '' for what is no such account. Source: A-NZ Peppol guidance note GN02. */
export function peppolAccount(text: string): string {
  const match = /^(\d{2})-?(\d{4})-?0?(\d{7})-?0?(\d{2,3})$/.exec(text.replace(/\s/g, ''));
  if (!match) return '';
  const [, bank = '', branch = '', base = '', suffix = ''] = match;
  return bank + branch + base + suffix.padStart(3, '0');
}
