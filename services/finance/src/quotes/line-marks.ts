import type { InvoiceLineRow } from '../invoices/invoice-line.entity';

/** What a line of an invoice bills, or takes off, of the quote. */
export type LineMark = Pick<InvoiceLineRow, 'description' | 'quoteLineId' | 'deductsId'>;

export const isMarked = ({ quoteLineId, deductsId }: LineMark): boolean => quoteLineId !== null || deductsId !== null;

/** Lines with their marks: whoever writes a line anew under the words that it had still means the same. */
export function marked<Line extends { description: string }>(
  lines: readonly Line[],
  marks: readonly LineMark[],
): (Line & LineMark)[] {
  const open = [...marks];
  return lines.map((line) => {
    const at = open.findIndex(({ description }) => description === line.description);
    const mark = at < 0 ? undefined : open.splice(at, 1)[0];
    return { ...line, quoteLineId: mark?.quoteLineId ?? null, deductsId: mark?.deductsId ?? null };
  });
}
