import type { Invoice } from '@dwang/contracts';
import { type DocumentFonts, drawFooter, Sheet, shortName } from '@dwang/kit/pdf';
import { drawFoot, drawTotals } from './draw-foot';
import { drawHead } from './draw-head';
import { drawLines } from './draw-lines';

/**
 * An invoice as a PDF: A4, 10 mm margins, real text in an embedded font. Holds what New Zealand's taxable supply information asks for.
 * Free of the DOM, so that it runs in a worker, on the page and in a test alike.
 */
export function drawInvoice(invoice: Invoice, fonts: DocumentFonts): ArrayBuffer {
  const sheet = new Sheet(fonts, (page) => {
    if (invoice.status === 'void') page.watermark('VOID');
  });
  const name = invoice.invoiceNumber ?? 'Draft invoice';
  sheet.describe(`Invoice ${name}`, invoice.seller.name);
  drawHead(sheet, invoice);
  drawLines(sheet, invoice.lines);
  drawTotals(sheet, invoice);
  drawFoot(sheet, invoice);
  drawFooter(sheet, `${shortName(invoice.seller.name)} · ${name}`);
  return sheet.bytes();
}
