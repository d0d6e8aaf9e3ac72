import type { GstMode, Invoice, KindSum } from '@dwang/contracts';
import {
  centsToDecimal,
  GST_KIND_WORDS,
  type GstKind,
  gstKindWord,
  type InvoiceDiscount,
  type InvoiceSums,
  parseCents,
  shortDecimal,
} from '@dwang/domain';

/** The figures of a document as the API answers them. */
export interface DocumentSums {
  gst: GstMode;
  /** Of the lines, before the discount, in their own prices. */
  linesTotal: string;
  discount: InvoiceDiscount | null;
  discountAmount: string;
  subtotal: string;
  tax: string;
  total: string;
  /** Empty where nothing is said of kinds. */
  byKind: KindSum[];
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
  subtotal: centsToDecimal(sums.subtotalCents),
  tax: centsToDecimal(sums.taxCents),
  total: centsToDecimal(sums.totalCents),
  byKind: sums.byKind.map(({ kind, cents, discountCents, taxCents }) => ({
    kind,
    amount: centsToDecimal(cents),
    discountAmount: centsToDecimal(discountCents),
    tax: centsToDecimal(taxCents),
  })),
});

const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/**
 * From the lines to the total, step by step, so that whoever adds them up arrives at the total: the same on the form, the page and the PDF.
 * The lines' own total is shown only where it is not the subtotal. Where GST does not apply alike to all lines, each kind has its subtotal.
 */
export function sumRows(sums: DocumentSums): SumRow[] {
  const { linesTotal, discount, discountAmount, tax, total } = sums;
  const rows: SumRow[] = [];
  const hasDiscount = discount !== null && Number(discountAmount) !== 0;
  const isInclusive = sums.gst === 'inclusive' && bearsGst(sums);
  if (hasDiscount || isInclusive) rows.push({ label: isInclusive ? 'Lines, including GST' : 'Lines', amount: linesTotal });
  if (hasDiscount) {
    const rate = discount.kind === 'percent' ? ` (${shortDecimal(discount.value)}%)` : '';
    rows.push({ label: `Discount${rate}`, amount: negative(discountAmount) });
  }
  return [
    ...rows,
    ...subtotalRows(sums, isInclusive),
    { label: taxLabel(sums), amount: tax },
    { label: 'Total', amount: total, isTotal: true },
  ];
}

const bearsGst = ({ gst, byKind }: DocumentSums): boolean =>
  gst !== 'none' && (byKind.length === 0 || byKind.some(({ kind }) => kind === 'standard'));

function subtotalRows({ byKind, subtotal }: DocumentSums, isInclusive: boolean): SumRow[] {
  const without = isInclusive ? ', without GST' : '';
  if (byKind.length < 2) return [{ label: `Subtotal${without}`, amount: subtotal }];
  return byKind.map(({ kind, amount, tax }) => ({
    label: kind === 'standard' ? `Taxed at 15%${without}` : GST_KIND_WORDS[kind],
    amount: isInclusive ? centsToDecimal(parseCents(amount) - parseCents(tax)) : amount,
  }));
}

/** A typed tax may have any rate, so it is not named 15 %. */
function taxLabel(sums: DocumentSums): string {
  if (bearsGst(sums)) return sums.gst === 'typed' ? 'GST' : 'GST (15%)';
  const [only] = sums.byKind.length === 1 ? sums.byKind : [];
  return `GST (${only && NAMED_KINDS.has(only.kind) ? gstKindWord(only.kind) : 'none'})`;
}

/** Kinds that say more of a document than that it bears no GST. */
const NAMED_KINDS: ReadonlySet<GstKind> = new Set(['zero-rated', 'exempt', 'export']);

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
