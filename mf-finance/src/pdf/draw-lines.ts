import type { InvoiceLine } from '@dwang/contracts';
import { documentMoney, documentQuantity } from './document-format';
import type { Sheet } from './sheet';

const SIZE = 9;
const DESCRIPTION_WIDTH = 98;
const QUANTITY_END = 138;
const RATE_END = 168;
const PADDING = 1.6;
const HEADING_HEIGHT = 8;

function drawHeading(sheet: Sheet): void {
  const style = { size: 8, weight: 'bold', ink: 'quiet' } as const;
  sheet.box(sheet.left, sheet.y, sheet.right - sheet.left, HEADING_HEIGHT - 1.5);
  const baseline = sheet.y + 4.4;
  sheet.write('Description', sheet.left + 2, baseline, style);
  sheet.write('Quantity', QUANTITY_END, baseline, style, 'right');
  sheet.write('Rate', RATE_END, baseline, style, 'right');
  sheet.write('Amount', sheet.right - 2, baseline, style, 'right');
  sheet.y += HEADING_HEIGHT;
}

function turnWithHeading(sheet: Sheet): void {
  sheet.turn();
  drawHeading(sheet);
}

function drawFigures(sheet: Sheet, line: InvoiceLine, baseline: number): void {
  const style = { size: SIZE };
  sheet.write(documentQuantity(line.quantity, line.unit), QUANTITY_END, baseline, style, 'right');
  sheet.write(documentMoney(line.unitPrice), RATE_END, baseline, style, 'right');
  sheet.write(documentMoney(line.amount), sheet.right - 2, baseline, style, 'right');
}

/** A row stays whole where it fits on a page; one that is taller than a page flows over. */
function drawLine(sheet: Sheet, line: InvoiceLine): void {
  const height = sheet.lineHeight(SIZE);
  const texts = sheet.wrap(line.description, DESCRIPTION_WIDTH, { size: SIZE });
  const whole = texts.length * height + PADDING * 2;
  if (!sheet.fits(Math.min(whole, sheet.bottom - sheet.top - HEADING_HEIGHT))) turnWithHeading(sheet);
  sheet.y += PADDING;
  texts.forEach((text, index) => {
    if (!sheet.fits(height)) turnWithHeading(sheet);
    const baseline = sheet.y + height * 0.78;
    sheet.write(text, sheet.left + 2, baseline, { size: SIZE });
    if (index === 0) drawFigures(sheet, line, baseline);
    sheet.y += height;
  });
  sheet.y += PADDING;
  sheet.rule(sheet.y);
}

/** The table of lines; its heading stands again at the top of each page. */
export function drawLines(sheet: Sheet, lines: readonly InvoiceLine[]): void {
  if (!sheet.fits(HEADING_HEIGHT * 3)) sheet.turn();
  drawHeading(sheet);
  for (const line of lines) drawLine(sheet, line);
}
