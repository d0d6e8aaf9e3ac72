import { gstOnExclusive } from '../gst';
import { centsToDecimal, multiplyDivideHalfUp, parseCents } from '../money';
import { exclusiveAmounts, spreadRest } from './exclusive-amounts';
import { splitAddress } from './split-address';
import { isStandard, type SoldDocument } from './to-e-invoice';

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

/** Names of tax rates as a New Zealand book in Xero has them. */
const TAXED = '15% GST on Income';
const ZERO_RATED = 'Zero Rated';
const NO_GST = 'No GST';

/** An issued invoice; money as decimal strings. */
export interface XeroInvoice extends SoldDocument {
  invoiceNumber: string | null;
  dueDate: string;
  clientName: string;
  projectName: string | null;
  seller: { gstNumber: string };
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

/** GST of each row: 15 % of it, or its share of a tax that was typed by hand; together the invoice's. */
function taxes(
  nets: readonly number[],
  { gst, subtotalCents, taxCents }: { gst: string; subtotalCents: number; taxCents: number },
) {
  if (taxCents === 0) return nets.map(() => 0);
  const byShare = gst === 'typed' && subtotalCents !== 0;
  return spreadRest(
    nets.map((net) => (byShare ? multiplyDivideHalfUp(net, taxCents, subtotalCents) : gstOnExclusive(net))),
    taxCents,
  );
}

const day = (iso: string): string => iso.split('-').reverse().join('/');

/**
 * The rows of an invoice for Xero's import, prices without GST: quantity x price of each row is its amount, and the rows come to the invoice's
 * subtotal, GST and total to the cent. A discount is a row of its own.
 */
export function xeroRows(invoice: XeroInvoice, accountCode: string): string[][] {
  const [subtotalCents, taxCents] = [parseCents(invoice.subtotal), parseCents(invoice.tax)];
  const { lineCents, discountCents } = exclusiveAmounts({
    gst: invoice.gst,
    lineCents: invoice.lines.map(({ amount }) => parseCents(amount)),
    discountCents: parseCents(invoice.discountAmount),
    subtotalCents,
  });
  const rows = invoice.lines.map((line, index) => counted(line, lineCents[index] ?? 0));
  if (discountCents !== 0) rows.push({ description: 'Discount', quantity: '1', unitAmount: centsToDecimal(-discountCents) });
  const nets = discountCents === 0 ? lineCents : [...lineCents, -discountCents];
  const tax = taxes(nets, { gst: invoice.gst, subtotalCents, taxCents });
  const taxType = isStandard(invoice.gst, taxCents) ? TAXED : invoice.seller.gstNumber.trim() ? ZERO_RATED : NO_GST;
  const { street, more, city, postcode } = splitAddress(invoice.buyer.address);
  const contact = [invoice.buyer.name || invoice.clientName, invoice.buyer.email, street, more, '', '', city, '', postcode, ''];
  const document = [
    invoice.invoiceNumber ?? '',
    invoice.projectName ?? '',
    day(invoice.issueDate),
    day(invoice.dueDate),
    invoice.total,
  ];
  return rows.map(({ description, quantity, unitAmount }, index) => [
    ...contact,
    ...document,
    '',
    description,
    quantity,
    unitAmount,
    '',
    accountCode,
    taxType,
    centsToDecimal(tax[index] ?? 0),
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
