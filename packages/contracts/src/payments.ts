import { z } from 'zod';
import { listQuery, page } from './lists';
import { CalendarDay, Id, Line, Money, MoneyOut, RequiredText, Text, Uid } from './primitives';

/** `credit` uses what the client has paid too much elsewhere. */
export const PaymentMethod = z.enum(['bank', 'card', 'cash', 'credit', 'other']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const PositiveMoney = Money.refine((value) => Number(value) > 0, 'Please enter an amount above 0');

const common = {
  uid: Uid.optional(),
  amount: PositiveMoney,
  /** The day on which the money moved; today if not said. */
  day: CalendarDay.optional(),
  reference: Line(100).default(''),
  notes: Text(1000).default(''),
};

/** Money for an invoice. What is more than its balance becomes the client's credit; by `credit` no more than the balance is taken. */
export const CreatePayment = z.object({ ...common, method: PaymentMethod.default('bank') }).meta({ id: 'CreatePayment' });

/** Credit of a client that is paid back. */
export const CreateRefund = z
  .object({ ...common, method: PaymentMethod.exclude(['credit']).default('bank') })
  .meta({ id: 'CreateRefund' });

/** A payment that was recorded wrongly stays in sight, with who took it out, when and why. */
export const RemovePayment = z.object({ reason: RequiredText(500, 'Please say why') }).meta({ id: 'RemovePayment' });

export const Payment = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    clientId: z.number().int(),
    /** Null for a refund. */
    invoiceId: z.number().int().nullable(),
    kind: z.enum(['payment', 'refund']),
    method: PaymentMethod,
    day: z.string(),
    amount: MoneyOut,
    reference: z.string(),
    notes: z.string(),
    createdAt: z.string(),
    removedAt: z.string().nullable(),
    removedBy: z.number().int().nullable(),
    removedReason: z.string(),
  })
  .meta({ id: 'Payment' });

/** A payment among those of other invoices. */
export const ListedPayment = Payment.extend({ clientName: z.string(), invoiceNumber: z.string().nullable() }).meta({
  id: 'ListedPayment',
});

/** Payments and refunds that stand; those that were removed are on their invoice. `from` and `to` are days on which the money moved. */
export const PaymentListQuery = listQuery(
  { clientId: Id.optional(), method: PaymentMethod.optional(), from: CalendarDay.optional(), to: CalendarDay.optional() },
  ['-day'],
);

/** `received` is money that came, `refunded` went back; `fromCredit` moved no money: it used what was paid too much before. */
export const PaymentTotals = z.object({
  count: z.number().int(),
  received: MoneyOut,
  refunded: MoneyOut,
  fromCredit: MoneyOut,
});
export const PaymentPage = page(ListedPayment, PaymentTotals).meta({ id: 'PaymentPage' });

/** What a client has paid too much and may use on another invoice, or be paid back. */
export const ClientCredit = z
  .object({ clientId: z.number().int(), available: MoneyOut, refunds: z.array(Payment) })
  .meta({ id: 'ClientCredit' });

export type CreatePayment = z.input<typeof CreatePayment>;
export type CreateRefund = z.input<typeof CreateRefund>;
export type RemovePayment = z.input<typeof RemovePayment>;
export type Payment = z.infer<typeof Payment>;
export type ListedPayment = z.infer<typeof ListedPayment>;
export type PaymentListQuery = z.input<typeof PaymentListQuery>;
export type PaymentPage = z.infer<typeof PaymentPage>;
export type ClientCredit = z.infer<typeof ClientCredit>;
