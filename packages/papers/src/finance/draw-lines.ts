import type { InvoiceLine } from '@dwang/contracts';
import { documentMoney } from '../sheet/document-format';
import { drawTable } from '../sheet/draw-table';
import { type Sheet } from '../sheet/sheet';
import type { GstMarked } from '../words/gst-kinds';
import { documentQuantity } from '../words/quantity';

const COLUMNS = [
  { title: 'Description', width: 102 },
  { title: 'Quantity', width: 28, align: 'right' },
  { title: 'Rate', width: 30, align: 'right' },
  { title: 'Amount', width: 30, align: 'right' },
] as const;

export type PrintedLine = GstMarked<Pick<InvoiceLine, 'description' | 'quantity' | 'unit' | 'unitPrice' | 'amount'>>;

/** The table of lines. */
export function drawLines(sheet: Sheet, lines: readonly PrintedLine[]): void {
  const rows = lines.map((line) => [
    line.mark ? `${line.description} (${line.mark})` : line.description,
    documentQuantity(line.quantity, line.unit),
    documentMoney(line.unitPrice),
    documentMoney(line.amount),
  ]);
  drawTable(sheet, COLUMNS, rows);
}
