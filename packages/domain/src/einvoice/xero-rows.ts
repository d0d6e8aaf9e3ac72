import { gstOnExclusive } from '../gst';
import type { GstKind } from '../gst-kind';
import { centsToDecimal, multiplyDivideHalfUp } from '../money';
import { exclusiveAmounts, spreadRest } from './exclusive-amounts';
import { splitAddress } from './split-address';
import type { SoldDocument } from './to-e-invoice';

/** Columns of Xero's template for sales invoices, in its order; those with a star must be filled. */
export const XERO_COLUMNS = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const;

/** As many invoices as Xero takes from one file. */
export const XERO_MOST = 500;

/** Names of tax rates as a New Zealand book in Xero has them: it has none for what is exempt, and leaves `No GST` out of the return alike. */
const TAX_TYPE: Record<GstKind, string> = {
  standard: '15% GST on Income',
  'zero-rated': 'Zero Rated',
  exempt: 'No GST',
  outside: 'No GST',
  export: 'Zero Rated',
};

/** An issued invoice; money as decimal strings. */
export interface XeroInvoice extends SoldDocument {
  invoiceNumber: string | null;
  dueDate: string;
  clientName: string;
  projectName: string | null;
  buyer: { name: string; email: string; address: string };
}

/** Places that Xero keeps of a quantity and a price. */
const PLACES = 10_000;

const scaled = (text: string): number => Math.round(Number(text) * PLACES);
const shown = (value: number): string => String(value / PLACES);
const multiply = (quantity: number, price: number): number => multiplyDivideHalfUp(quantity, price, (PLACES * PLACES) / 100);

/** Quantity and price that multiply to the cent; one of the whole amount where no price with four places does. */
function counted({ quantity, unit, unitPrice, description }: SoldDocument['lines'][number], netCents: number) {
  const count = scaled(quantity);
  const prices = count === 0 ? [] : [scaled(unitPrice), multiplyDivideHalfUp(netCents, PLACES * (PLACES / 100), count)];
  const price = prices.find((one) => multiply(count, one) === netCents);
  if (price !== undefined) return { description, quantity: shown(count), unitAmount: shown(price) };
  const words = [shown(count), unit].filter(Boolean).join(' ');
  return { description: `${description} (${words})`, quantity: '1', unitAmount: centsToDecimal(netCents) };
}

/** GST of each row of one kind: 15 % of it, or its share of a tax that was typed by hand; together the kind's. */
function taxes(nets: readonly number[], gst: string, { netCents, taxCents }: { netCents: number; taxCents: number }): number[] {
  if (taxCents === 0) return nets.map(() => 0);
  const byShare = gst === 'typed' && netCents !== 0;
  return spreadRest(
    nets.map((net) => (byShare ? multiplyDivideHalfUp(net, taxCents, netCents) : gstOnExclusive(net))),
    taxCents,
  );
}

const discountRow = (cents: number) => ({ description: 'Discount', quantity: '1', unitAmount: centsToDecimal(cents) });

const day = (iso: string): string => iso.split('-').reverse().join('/');

/**
 * The rows of an invoice for Xero's import, prices without GST: quantity x price of each row is its amount, and the rows come to the invoice's
 * subtotal, GST and total to the cent. A discount is a row of its own for each kind.
 */
export function xeroRows(invoice: XeroInvoice, accountCode: string): string[][] {
  const { lineCents, kinds } = exclusiveAmounts(invoice);
  const lines = invoice.lines.map((line, index) => ({
    ...counted(line, lineCents[index] ?? 0),
    kind: line.gstKind,
    net: lineCents[index] ?? 0,
  }));
  const discounts = kinds
    .filter(({ discountCents }) => discountCents !== 0)
    .map(({ kind, discountCents }) => ({ ...discountRow(-discountCents), kind, net: -discountCents }));
  const rows = [...lines, ...discounts];
  const tax = new Map(
    kinds.flatMap((one) => {
      const own = rows.filter(({ kind }) => kind === one.kind);
      const shares = taxes(
        own.map(({ net }) => net),
        invoice.gst,
        one,
      );
      return own.map((row, index) => [row, shares[index] ?? 0] as const);
    }),
  );
  const { street, more, city, postcode } = splitAddress(invoice.buyer.address);
  const contact = [invoice.buyer.name || invoice.clientName, invoice.buyer.email, street, more, '', '', city, '', postcode, ''];
  const document = [
    invoice.invoiceNumber ?? '',
    invoice.projectName ?? '',
    day(invoice.issueDate),
    day(invoice.dueDate),
    invoice.total,
  ];
  return rows.map((row) => [
    ...contact,
    ...document,
    '',
    row.description,
    row.quantity,
    row.unitAmount,
    '',
    accountCode,
    TAX_TYPE[row.kind],
    centsToDecimal(tax.get(row) ?? 0),
    ...['', '', '', ''],
    'NZD',
    '',
  ]);
}

/** A credit note; money as decimal strings, above 0. */
export interface XeroCreditNote extends Omit<XeroInvoice, 'invoiceNumber' | 'dueDate' | 'projectName'> {
  creditNoteNumber: string;
  /** The invoice that it takes back. */
  invoiceNumber: string;
}

const BELOW_ZERO = (['Total', '*Quantity', 'TaxAmount'] as const).map((name) => XERO_COLUMNS.indexOf(name));
const negated = (amount: string): string =>
  Number(amount) === 0 ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

/** The rows of a credit note: those of an invoice below zero, so that sales come to the right sum whatever Xero makes of them. */
export const xeroCreditRows = ({ creditNoteNumber, invoiceNumber, ...note }: XeroCreditNote, accountCode: string): string[][] =>
  xeroRows({ ...note, invoiceNumber: creditNoteNumber, projectName: invoiceNumber, dueDate: note.issueDate }, accountCode).map(
    (row) => row.map((cell, index) => (BELOW_ZERO.includes(index) ? negated(cell) : cell)),
  );
