import { documentMoney } from '../sheet/document-format';
import { type Sheet } from '../sheet/sheet';
import type { SumRow } from '../words/sum-rows';

const LABEL_LEFT = 128;
const ROW_HEIGHT = 5.5;
const TOTAL = { size: 13, weight: 'bold' } as const;

/** Sums under each other at the right, totals larger with a line above. They stay together on one page. */
export function drawSums(sheet: Sheet, rows: readonly SumRow[]): void {
  sheet.need(rows.length * (ROW_HEIGHT + 3));
  sheet.y += 6;
  for (const { label, amount, isTotal = false } of rows) {
    if (isTotal) {
      sheet.rule(sheet.y - 2.6, LABEL_LEFT);
      sheet.y += 2.4;
    }
    sheet.write(label, LABEL_LEFT, sheet.y, isTotal ? TOTAL : { ink: 'quiet' });
    sheet.write(documentMoney(amount), sheet.right - 2, sheet.y, isTotal ? TOTAL : {}, 'right');
    sheet.y += isTotal ? 6.5 : ROW_HEIGHT;
  }
}
