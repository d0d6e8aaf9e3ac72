import type { Invoice } from '@dwang/contracts';
import { isTaxed, isZeroRated, paymentTermsText } from '@dwang/domain';
import { documentDay } from '../sheet/document-format';
import { drawFooter, shortName } from '../sheet/draw-footer';
import { Sheet, type Stationery } from '../sheet/sheet';
import { gstMarked } from '../words/gst-kinds';
import { type SumRow, settledRows, sumRows } from '../words/sum-rows';
import { drawClaim, drawClaimForm } from './draw-claim';
import { drawHead } from './draw-head';
import { drawLines } from './draw-lines';
import { drawHowToPay, drawSettled } from './draw-payment';
import { drawSums } from './draw-sums';
import { drawText } from './draw-text';

/** An invoice as a PDF; see `layInvoice`. */
export const drawInvoice = (invoice: Invoice, stationery: Stationery): ArrayBuffer => layInvoice(invoice, stationery).bytes();

/**
 * An invoice on paper: A4, 10 mm margins, real text in an embedded font. Holds what New Zealand's taxable supply information asks for.
 * Free of the DOM, so that it runs in a worker, on the page and in a test alike.
 */
export function layInvoice(invoice: Invoice, stationery: Stationery): Sheet {
  const isVoid = invoice.status === 'void';
  const sheet = new Sheet(stationery, (page) => {
    if (isVoid) page.watermark('VOID');
  });
  const name = invoice.invoiceNumber ?? 'Draft invoice';
  sheet.describe(`Invoice ${name}`, invoice.seller.name);
  drawHead(sheet, {
    heading: headingOf(invoice),
    warning: isVoid ? 'VOID: nothing is owed' : undefined,
    facts: [
      ['Invoice number', invoice.invoiceNumber ?? 'Given at issue'],
      ['Issue date', documentDay(invoice.issueDate)],
      ['Due date', documentDay(invoice.dueDate)],
      ['Payment terms', paymentTermsText(invoice.paymentTerms)],
      ['Job', invoice.projectName ?? ''],
    ],
    seller: invoice.seller,
    buyer: { ...invoice.buyer, name: invoice.buyer.name || invoice.clientName },
    buyerTitle: 'Bill to',
  });
  drawLines(sheet, gstMarked(invoice.lines));
  drawSums(sheet, [...totalled(sumRows(invoice)), ...settledRows(invoice)]);
  drawSettled(sheet, invoice);
  drawHowToPay(sheet, invoice);
  if (invoice.terms) drawText(sheet, 'Terms', invoice.terms);
  if (invoice.notes) drawText(sheet, 'Notes', invoice.notes);
  drawClaim(sheet, invoice);
  drawClaimForm(sheet, invoice);
  drawFooter(sheet, `${shortName(invoice.seller.name)} · ${name}`);
  return sheet;
}

/** `Tax invoice` for taxable supplies of a seller who shows a GST number, `Invoice` otherwise; a draft says so. */
function headingOf({ status, seller, lines }: Invoice): string {
  if (status === 'draft') return 'Draft invoice';
  const isTaxable = lines.some(({ gstKind }) => isTaxed(gstKind) || isZeroRated(gstKind));
  return seller.gstNumber && isTaxable ? 'Tax invoice' : 'Invoice';
}

/** On paper the total says its currency. */
export const totalled = (rows: readonly SumRow[]): SumRow[] =>
  rows.map((row) => (row.isTotal ? { ...row, label: `${row.label} (NZD)` } : row));
