import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { CalendarDay, Id, Line, MoneyOut, NonNegativeMoney, RequiredLine, Text, Uid, WholeNumber } from './primitives';

export const Plan = z.enum(['free', 'basic', 'professional', 'enterprise']);
export const SubscriptionStatus = z.enum(['active', 'trialing', 'past_due', 'canceled']);

/** What a company can subscribe to. `members` is how many may be in the team, null for any number. */
export const PlanCard = z
  .object({
    id: z.number().int(),
    code: Plan,
    name: z.string(),
    description: z.string(),
    /** NZ dollars for one period, GST included. */
    price: MoneyOut,
    period: z.enum(['forever', 'per month']),
    popular: z.boolean(),
    members: z.number().int().nullable(),
    trialDays: z.number().int(),
    features: z.array(z.string()),
    version: z.number().int(),
  })
  .meta({ id: 'PlanCard' });

export const PlanCards = z
  .object({ items: z.array(PlanCard), nextCursor: z.null(), totals: z.object({ count: z.number().int() }) })
  .meta({ id: 'PlanCards' });

/** Only the named fields change. Running subscriptions keep the price that was agreed; the number of members holds at once. */
export const UpdatePlan = z
  .object({
    name: RequiredLine(40, 'Please enter a name'),
    description: Line(200),
    price: NonNegativeMoney.refine((value) => Number(value) < 100_000, 'Must be at most 99,999.99'),
    members: WholeNumber(1, 100_000).nullable(),
    trialDays: WholeNumber(0, 365),
    popular: z.boolean(),
    features: z.array(RequiredLine(100, 'Please write what it is, or take the line out')).max(20, 'At most 20 lines'),
  })
  .partial()
  .extend({ version: z.number().int() })
  .meta({ id: 'UpdatePlan' });

/** A record of what a company owes for one period; paid by hand or through the webhook. */
export const SubscriptionInvoice = z
  .object({
    id: z.number().int(),
    number: z.string(),
    planName: z.string(),
    from: z.string(),
    to: z.string(),
    /** GST included. */
    amount: MoneyOut,
    gst: MoneyOut,
    issuedOn: z.string(),
    dueOn: z.string(),
    status: z.enum(['open', 'paid', 'void']),
    paidAt: z.string().nullable(),
    paidBy: z.enum(['hand', 'webhook']).nullable(),
    reference: z.string(),
  })
  .meta({ id: 'SubscriptionInvoice' });

/** `nextBilling` is a day, or `N/A`; `amount` is `Free`, or dollars for a month. Source: specification 2, section 3. */
export const Subscription = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    companyId: z.number().int(),
    user: z.object({ name: z.string(), company: z.string() }),
    plan: Plan,
    planName: z.string(),
    status: SubscriptionStatus,
    startDate: z.string(),
    nextBilling: z.string(),
    amount: z.string(),
    /** The last day of the trial; null when there is none. */
    trialEnds: z.string().nullable(),
    /** Taken by members and open invitations, and what the plan allows. */
    members: z.number().int(),
    limit: z.number().int().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Subscription' });

/** With all its invoices, newest first. */
export const SubscriptionDetails = Subscription.extend({ invoices: z.array(SubscriptionInvoice) }).meta({
  id: 'SubscriptionDetails',
});

export const SubscriptionListQuery = listQuery({ plan: Plan.optional(), status: SubscriptionStatus.optional() }, ['-startDate']);
export const SubscriptionPage = page(Subscription, z.object({ count: z.number().int(), all: z.number().int() })).meta({
  id: 'SubscriptionPage',
});

/** A company has one subscription at a time. The trial's days are the plan's unless they are given; 0 begins without one. */
export const CreateSubscription = z
  .object({
    uid: Uid.optional(),
    companyId: Id,
    plan: Plan,
    startDate: CalendarDay.optional(),
    trialDays: WholeNumber(0, 365).optional(),
  })
  .meta({ id: 'CreateSubscription' });

/** The new price holds from the next invoice. */
export const UpdateSubscription = z.object({ plan: Plan, version: z.number().int() }).meta({ id: 'UpdateSubscription' });

export const MarkSubscriptionPaid = z.object({ reference: Line(200).default('') }).meta({ id: 'MarkSubscriptionPaid' });

/** Companies by name, to choose one. `plan` is what holds for it now; `owner`, empty when nobody is, and `createdAt` tell apart those of one name. */
export const CompanyChoiceQuery = listQuery({ q: SearchText.optional() }, ['name']);
export const CompanyChoices = page(
  z.object({
    id: z.number().int(),
    name: z.string(),
    owner: z.string(),
    createdAt: z.string(),
    plan: Plan,
    members: z.number().int(),
    isSubscribed: z.boolean(),
  }),
  z.object({ count: z.number().int() }),
).meta({ id: 'CompanyChoices' });

/** What an owner sees of the company's plan. `status` is null without a subscription. */
export const CompanyPlan = z
  .object({
    plan: PlanCard,
    status: SubscriptionStatus.nullable(),
    nextBilling: z.string(),
    amount: z.string(),
    trialEnds: z.string().nullable(),
    members: z.number().int(),
    invoices: z.array(SubscriptionInvoice),
  })
  .meta({ id: 'CompanyPlan' });

const event = { id: RequiredLine(200, 'An event needs an id'), at: z.iso.datetime({ offset: true }) };

/** What a provider of payments tells; which one it is does not matter. `invoice` is our number of it. */
export const BillingEvent = z
  .discriminatedUnion('type', [
    z.object({
      ...event,
      type: z.literal('invoice.paid'),
      invoice: Line(40),
      amount: NonNegativeMoney,
      reference: Line(200).default(''),
    }),
    z.object({ ...event, type: z.literal('invoice.failed'), invoice: Line(40), reason: Text(300).default('') }),
    z.object({ ...event, type: z.literal('subscription.canceled'), subscription: Uid }),
  ])
  .meta({ id: 'BillingEvent' });

/** `repeated` says that the event was known already and nothing was done again. */
export const BillingEventReceipt = z
  .object({ received: z.literal(true), repeated: z.boolean() })
  .meta({ id: 'BillingEventReceipt' });

export type Plan = z.infer<typeof Plan>;
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;
export type PlanCard = z.infer<typeof PlanCard>;
export type PlanCards = z.infer<typeof PlanCards>;
export type UpdatePlan = z.input<typeof UpdatePlan>;
export type SubscriptionInvoice = z.infer<typeof SubscriptionInvoice>;
export type Subscription = z.infer<typeof Subscription>;
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>;
export type SubscriptionListQuery = z.input<typeof SubscriptionListQuery>;
export type SubscriptionPage = z.infer<typeof SubscriptionPage>;
export type CreateSubscription = z.input<typeof CreateSubscription>;
export type UpdateSubscription = z.input<typeof UpdateSubscription>;
export type MarkSubscriptionPaid = z.input<typeof MarkSubscriptionPaid>;
export type CompanyChoiceQuery = z.input<typeof CompanyChoiceQuery>;
export type CompanyChoices = z.infer<typeof CompanyChoices>;
export type CompanyPlan = z.infer<typeof CompanyPlan>;
export type BillingEvent = z.infer<typeof BillingEvent>;
export type BillingEventReceipt = z.infer<typeof BillingEventReceipt>;
