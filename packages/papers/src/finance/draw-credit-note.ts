import type { CreditNote } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { documentDay } from '../sheet/document-format';
import { drawFooter, shortName } from '../sheet/draw-footer';
import { Sheet, type Stationery } from '../sheet/sheet';
import { gstMarked } from '../words/gst-kinds';
import { type DocumentSums, sumRows } from '../words/sum-rows';
import { drawHead } from './draw-head';
import { totalled } from './draw-invoice';
import { drawLines } from './draw-lines';
import { drawSums } from './draw-sums';
import { drawText } from './draw-text';

/**
 * A credit note as a PDF. Holds the supply correction information of the Goods and Services Tax Act 1985, s 19N: who corrects, with GST
 * number, the day, which invoice, what is corrected, and the change of the price and of GST.
 */
export function drawCreditNote(note: CreditNote, stationery: Stationery): ArrayBuffer {
  const sheet = new Sheet(stationery, () => undefined);
  sheet.describe(`Credit note ${note.creditNoteNumber}`, note.seller.name);
  drawHead(sheet, {
    heading: 'Credit note',
    facts: [
      ['Credit note', note.creditNoteNumber],
      ['Date', documentDay(note.issueDate)],
      ['Corrects invoice', note.invoiceNumber],
    ],
    seller: note.seller,
    buyer: { ...note.buyer, name: note.buyer.name || note.clientName },
    buyerTitle: 'Credit to',
  });
  drawText(sheet, 'Supply correction information', note.reason);
  sheet.y += 5;
  drawLines(sheet, gstMarked(note.lines));
  drawSums(sheet, totalled(sumRows(creditSums(note)).map((row) => (row.isTotal ? { ...row, label: 'Total credited' } : row))));
  if (note.notes) drawText(sheet, 'Notes', note.notes);
  drawFooter(sheet, `${shortName(note.seller.name)} · ${note.creditNoteNumber}`);
  return sheet.bytes();
}

/** Its figures step by step; of the invoice's discount it bears its part, which is named in dollars. */
const creditSums = (note: CreditNote): DocumentSums => ({
  ...note,
  linesTotal: sumMoney(note.lines.map(({ amount }) => amount)),
  discount: { kind: 'amount', value: note.discountAmount },
});
