import type { Invoice } from '@dwang/contracts';
import { drawFoot, drawTotals } from './draw-foot';
import { drawHead } from './draw-head';
import { drawLines } from './draw-lines';
import { type DocumentFonts, Sheet } from './sheet';

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
  const seller = shorten(invoice.seller.name);
  sheet.onEveryPage((page, pages) => {
    const style = { size: 8, ink: 'quiet' } as const;
    sheet.write(`${seller} · ${name}`, sheet.left, sheet.footer, style);
    sheet.write(`Page ${page} of ${pages}`, sheet.right, sheet.footer, style, 'right');
  });
  return sheet.bytes();
}

const shorten = (text: string): string => (text.length > 70 ? `${text.slice(0, 69)}…` : text);
