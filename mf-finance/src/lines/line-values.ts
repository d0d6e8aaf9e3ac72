import type { CreateInvoiceLine, InvoiceLineKind } from '@dwang/contracts';
import { lineCents, parseCents, parseDecimal, parseThousandths } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';

/** A typed line as a form holds it: what was typed, until it is sent. */
export interface LineValues {
  kind: InvoiceLineKind;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
}

export const newLine = (kind: LineValues['kind'] = 'material'): LineValues => ({
  kind,
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
});

export const MAX_QUANTITY = 999_999_999;
const QUANTITY = /^-?\d{1,9}(\.\d{1,3})?$/;

/** A typed quantity as the server takes it: `2,5` → `2.5`; null when it is none, or has more than three decimals. */
function parseQuantity(typed: string): string | null {
  const number = parseDecimal(typed);
  return number !== null && QUANTITY.test(number) ? number : null;
}

/** The most that one line may come to: 999,999,999.99. */
const MAX_LINE_CENTS = 99_999_999_999;

/** A typed line's amount in cents; 0 as long as it cannot be read, or is more than a line may come to. */
export function amountOf(line: Partial<LineValues> | undefined): number {
  const price = parseMoney(line?.unitPrice ?? '');
  const quantity = parseQuantity(line?.quantity ?? '');
  if (price === null || quantity === null) return 0;
  const [thousandths, cents] = [parseThousandths(quantity), parseCents(price)];
  return Math.abs((thousandths / 1000) * cents) > MAX_LINE_CENTS ? 0 : lineCents(thousandths, cents);
}

/** The lines as the server takes them; what cannot be read goes as it was typed, so that the server says so at its field. */
export const toLineRequests = (lines: readonly LineValues[]): CreateInvoiceLine[] =>
  lines.map((line) => ({
    ...line,
    quantity: parseQuantity(line.quantity) ?? line.quantity.trim(),
    unitPrice: parseMoney(line.unitPrice) ?? line.unitPrice,
  }));
