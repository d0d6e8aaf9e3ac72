import { z } from 'zod';
import { Line, Money, MoneyOut, NonNegativeMoney, Quantity, RequiredText } from './primitives';

/** `labour` are hours, `estimate` lines that come from an estimate; `retention` holds back below 0 and bills its release above. */
export const InvoiceLineKind = z.enum(['labour', 'material', 'estimate', 'retention', 'other']);
export type InvoiceLineKind = z.infer<typeof InvoiceLineKind>;

/** Prices without GST, prices that include it, or no GST at all (seller not registered, or the supply not taxed). */
export const TypedGstMode = z.enum(['exclusive', 'inclusive', 'none']);
export type TypedGstMode = z.infer<typeof TypedGstMode>;

/** `typed`: a quick invoice whose tax was typed by hand and is not 15 %. */
export const GstMode = z.enum([...TypedGstMode.options, 'typed']);
export type GstMode = z.infer<typeof GstMode>;

/**
 * How GST applies to a line: 15 %, zero-rated, exempt, outside GST (also what a seller sells who is not registered), or goods that are
 * exported. A `standard` line needs prices with or without GST: under `none` it is refused.
 */
export const GstKind = z.enum(['standard', 'zero-rated', 'exempt', 'outside', 'export']);
export type GstKind = z.infer<typeof GstKind>;

/** What lines of one kind come to, in the prices of the document: after their part of the discount, and the GST on or in it. */
export const KindSum = z.object({ kind: GstKind, amount: MoneyOut, discountAmount: MoneyOut, tax: MoneyOut });
export type KindSum = z.infer<typeof KindSum>;

/** Taken off the sum of the lines, in the same prices as the lines, before GST is worked out. */
export const Discount = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    /** `"12.50"`, at most 100.00. */
    value: NonNegativeMoney.refine((value) => Number(value) <= 100, 'Must be at most 100 %'),
  }),
  z.object({ kind: z.literal('amount'), value: NonNegativeMoney }),
]);
export type Discount = z.infer<typeof Discount>;
/** As it is answered. */
export const DiscountOut = z.object({ kind: z.enum(['percent', 'amount']), value: MoneyOut });

/** A typed line. Its amount is quantity x unitPrice, rounded half up to the cent, worked out by the server. */
export const CreateInvoiceLine = z.object({
  kind: InvoiceLineKind.default('other'),
  description: RequiredText(500, 'Please describe this line'),
  quantity: Quantity,
  unit: Line(20).default(''),
  unitPrice: Money,
  /**
   * Left out, that of the document, else `standard`; where prices bear no GST `zero-rated`, or `outside` of a seller without a GST number. Of
   * a credit note that of its invoice, which has to be said where that has several.
   */
  gstKind: GstKind.optional(),
});
export type CreateInvoiceLine = z.input<typeof CreateInvoiceLine>;

export const InvoiceLine = z.object({
  id: z.number().int(),
  kind: InvoiceLineKind,
  description: z.string(),
  /** Decimal string; hours for labour (4 places at most). */
  quantity: z.string(),
  unit: z.string(),
  unitPrice: MoneyOut,
  amount: MoneyOut,
  gstKind: GstKind,
  /** The hours on this line; empty for what was typed. */
  timeEntryIds: z.array(z.number().int()),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** Who bills and who pays, copied at issue: what was sent never changes afterwards. */
export const InvoiceParty = z.object({
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  gstNumber: z.string(),
  bankAccount: z.string(),
  /** Of a buyer only; '' of a seller. */
  tradingName: z.string(),
  nzbn: z.string(),
  website: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});
export type InvoiceParty = z.infer<typeof InvoiceParty>;
