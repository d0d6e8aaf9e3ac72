import type { SharedEstimate } from '@dwang/contracts';
import { documentDay } from '../sheet/document-format';
import { drawFooter, shortName } from '../sheet/draw-footer';
import { Sheet, type Stationery } from '../sheet/sheet';
import { sumRows } from '../words/sum-rows';
import { drawHead } from './draw-head';
import { totalled } from './draw-invoice';
import { drawLines } from './draw-lines';
import { drawSums } from './draw-sums';
import { drawText } from './draw-text';

/** An estimate as a PDF, as its client reads it. It is no offer: it says so. */
export function drawEstimate(estimate: SharedEstimate, stationery: Stationery): ArrayBuffer {
  const { name, projectName, day, seller, lines, gst, subtotal, tax, total, notes } = estimate;
  const sheet = new Sheet(stationery, () => undefined);
  sheet.describe(`Estimate ${name}`, seller.name);
  drawHead(sheet, {
    heading: 'Estimate',
    facts: [
      ['Date', documentDay(day)],
      ['Job', projectName ?? ''],
    ],
    seller,
    buyer: { ...NOBODY, name },
    buyerTitle: 'Estimate for',
  });
  drawLines(
    sheet,
    lines.map((line) => ({ ...line, mark: '' })),
  );
  const sums = { gst, linesTotal: subtotal, discount: null, discountAmount: '0.00', subtotal, tax, total, byKind: [] };
  drawSums(sheet, totalled(sumRows(sums)));
  if (notes) drawText(sheet, 'Notes', notes);
  drawText(sheet, 'About this estimate', 'What the work is reckoned to cost as of the date above. It is not a quote.');
  drawFooter(sheet, `${shortName(seller.name)} · Estimate`);
  return sheet.bytes();
}

const NOBODY = {
  contact: '',
  email: '',
  phone: '',
  address: '',
  gstNumber: '',
  bankAccount: '',
  tradingName: '',
  nzbn: '',
  website: '',
  country: 'NZ',
};
