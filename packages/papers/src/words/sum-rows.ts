import type { GstMode, Invoice, KindSum } from '@dwang/contracts';
import { centsToDecimal, GST_KIND_WORDS, type InvoiceDiscount, type InvoiceSums, isTaxed } from '@dwang/domain';

/** The figures of a document as the API answers them. */
export interface DocumentSums {
  gst: GstMode;
  /** Of the lines, before the discount, in their own prices. */
  linesTotal: string;
  discount: InvoiceDiscount | null;
  discountAmount: string;
  /** What the lines of each kind come to. */
  byKind: KindSum[];
  subtotal: string;
  tax: string;
  total: string;
}

export interface SumRow {
  label: string;
  /** Decimal string; a discount bears a minus. */
  amount: string;
  isTotal?: boolean;
}

/** Sums that were worked out here, as a document of the API has them. */
export const toDocumentSums = (sums: InvoiceSums, gst: GstMode, discount: InvoiceDiscount | null): DocumentSums => ({
  gst,
  discount,
  linesTotal: centsToDecimal(sums.linesCents),
  discountAmount: centsToDecimal(sums.discountCents),
  byKind: sums.byKind.map(({ kind, cents, discountCents, taxCents }) => ({
    kind,
    amount: centsToDecimal(cents),
    discountAmount: centsToDecimal(discountCents),
    tax: centsToDecimal(taxCents),
  })),
  subtotal: centsToDecimal(sums.subtotalCents),
  tax: centsToDecimal(sums.taxCents),
  total: centsToDecimal(sums.totalCents),
});

const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
const shortPercent = (value: string): string => value.replace(/\.?0+$/, '') || '0';

/** A typed tax may have any rate, so it is not named 15 %. */
const taxLabel = (gst: GstMode): string => (gst === 'typed' ? 'GST' : 'GST (15%)');

/**
 * From the lines to the total, step by step, so that whoever adds them up arrives at the total: the same on the form, the page and the PDF.
 * The lines' own total is shown only where it is not the subtotal.
 */
export function sumRows({ gst, linesTotal, discount, discountAmount, byKind, subtotal, tax, total }: DocumentSums): SumRow[] {
  const rows: SumRow[] = [];
  const hasDiscount = discount !== null && Number(discountAmount) !== 0;
  if (hasDiscount || gst === 'inclusive')
    rows.push({ label: gst === 'inclusive' ? 'Lines, including GST' : 'Lines', amount: linesTotal });
  if (hasDiscount) {
    const rate = discount.kind === 'percent' ? ` (${shortPercent(discount.value)}%)` : '';
    rows.push({ label: `Discount${rate}`, amount: negative(discountAmount) });
  }
  rows.push({ label: gst === 'inclusive' ? 'Subtotal, without GST' : 'Subtotal', amount: subtotal });
  // Each kind that bears no GST stands before GST, unless it is all there is.
  if (byKind.length > 1)
    for (const { kind, amount } of byKind) if (!isTaxed(kind)) rows.push({ label: GST_KIND_WORDS[kind], amount });
  rows.push(gst === 'none' ? { label: 'GST (none)', amount: tax } : { label: taxLabel(gst), amount: tax });
  return [...rows, { label: 'Total', amount: total, isTotal: true }];
}

/** What is left to pay, once something was paid or credited; nothing before. */
export function settledRows({
  credited,
  paid,
  writtenOff,
  balance,
  status,
}: Pick<Invoice, 'credited' | 'paid' | 'writtenOff' | 'balance' | 'status'>): SumRow[] {
  const rows = [
    { label: 'Credited', amount: negative(credited) },
    { label: 'Paid', amount: negative(paid) },
    { label: 'Written off', amount: negative(writtenOff) },
  ].filter(({ amount }) => Number(amount) !== 0);
  if (rows.length === 0 || status === 'void') return [];
  return [...rows, { label: 'Balance due', amount: balance, isTotal: true }];
}
