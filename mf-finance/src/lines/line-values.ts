import type { CreateInvoiceLine, InvoiceLine, InvoiceLineKind } from '@dwang/contracts';
import {
  type GstKind,
  lineCents,
  parseCents,
  parseDecimal,
  parseThousandths,
  type SummedLine,
  shortDecimal,
} from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';
import { shownKind } from './gst-kinds';
import type { PricingValues } from './pricing';

/** A typed line as a form holds it: what was typed, until it is sent. */
export interface LineValues {
  kind: InvoiceLineKind;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  /** As it was chosen for this line; it counts while GST differs by line. */
  gstKind: GstKind;
}

type ReadLine = Pick<InvoiceLine, 'kind' | 'description' | 'quantity' | 'unit' | 'unitPrice' | 'gstKind'>;

export const newLine = (kind: LineValues['kind'] = 'material'): LineValues => ({
  kind,
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  gstKind: 'standard',
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

/** What sums need of the typed lines, as the form stands. */
export const summedLines = (values: Partial<PricingValues> & { lines?: readonly Partial<LineValues>[] }): SummedLine[] =>
  (values.lines ?? []).map((line) => toSummed(line, values));

export const toSummed = (line: Partial<LineValues> | undefined, pricing: Partial<PricingValues>): SummedLine => ({
  kind: line?.kind ?? '',
  gstKind: shownKind(line, pricing),
  amountCents: amountOf(line),
});
/** A line as the server takes it; what cannot be read goes as it was typed, so that the server says so at its field. */
export const toLineRequest = (line: LineValues, gstKind: GstKind | undefined): CreateInvoiceLine => ({
  kind: line.kind,
  description: line.description,
  quantity: parseQuantity(line.quantity) ?? line.quantity.trim(),
  unit: line.unit,
  unitPrice: parseMoney(line.unitPrice) ?? line.unitPrice,
  ...(gstKind && { gstKind }),
});

/** A line of the API in a form again. */
export const toLineValues = ({ kind, description, quantity, unit, unitPrice, gstKind }: ReadLine): LineValues => ({
  kind,
  description,
  quantity: shortDecimal(quantity),
  unit,
  unitPrice,
  gstKind,
});
