import { z } from 'zod';
import { listQuery, page } from './lists';
import { CalendarDay, MoneyOut, WholeNumber } from './primitives';

/** When sales count: by the invoice (also of the hybrid basis), or as they are paid. */
export const GstBasis = z.enum(['invoice', 'payments'], 'Please choose the invoice or the payments basis');

const cycle = {
  basis: GstBasis,
  /** Months in one period. */
  months: z.union([z.literal(1), z.literal(2), z.literal(6)], 'A period has 1, 2 or 6 months'),
  /** A month, 1 to 12, at whose end a period ends. */
  endsIn: WholeNumber(1, 12),
};

export const SetGstSettings = z.object(cycle).meta({ id: 'SetGstSettings' });

/** How this company files its return. `isSet` is false until an owner has chosen; the usual two months are assumed till then. */
export const GstSettings = z.object({ ...cycle, isSet: z.boolean() }).meta({ id: 'GstSettings' });

/** `paid_ahead`: an invoice, or of a payment claim what came, that counts since it was paid before its day. */
export const GstCause = z.enum([
  'invoice',
  'paid_ahead',
  'void',
  'credit_note',
  'payment',
  'payment_removed',
  'bad_debt',
  'bad_debt_recovered',
]);

/** What one invoice, credit note or payment adds to the return; amounts are negative where it takes back. */
export const GstMove = z
  .object({
    day: z.string(),
    cause: GstCause,
    invoiceId: z.number().int(),
    invoiceNumber: z.string(),
    /** Of a credit note its own number. */
    number: z.string(),
    clientName: z.string(),
    /** With GST; what is exempt or outside GST is not in it. */
    total: MoneyOut,
    gst: MoneyOut,
  })
  .meta({ id: 'GstMove' });

/** `on` is any day of the period, today if left out; `basis` looks at the same period by the other basis. */
export const GstReturnQuery = listQuery({ on: CalendarDay.optional(), basis: GstBasis.optional() }, ['day']);

/**
 * The sales side of one period's return, row by row; what the business bought is not in Dwang. `sales` (box 5) holds GST; `withoutGst` is the
 * part of it that is zero-rated or exported (box 6). What is exempt or outside GST is in neither. Bad debts are adjustments and no part of these figures.
 */
export const GstReturnPage = page(
  GstMove,
  z.object({ count: z.number().int(), sales: MoneyOut, withoutGst: MoneyOut, gst: MoneyOut }),
)
  .extend({
    from: z.string(),
    to: z.string(),
    /** The day by which it is filed and paid. */
    due: z.string(),
    basis: GstBasis,
    /** GST in bad debts that were written off (credit, box 13 of the form), and in what came of them after all (debit, box 9). */
    adjustments: z.object({ credit: MoneyOut, debit: MoneyOut }),
    /** '' where the company has none. */
    gstNumber: z.string(),
  })
  .meta({ id: 'GstReturnPage' });

export type GstBasis = z.infer<typeof GstBasis>;
export type SetGstSettings = z.input<typeof SetGstSettings>;
export type GstSettings = z.infer<typeof GstSettings>;
export type GstCause = z.infer<typeof GstCause>;
export type GstMove = z.infer<typeof GstMove>;
export type GstReturnQuery = z.input<typeof GstReturnQuery>;
export type GstReturnPage = z.infer<typeof GstReturnPage>;
