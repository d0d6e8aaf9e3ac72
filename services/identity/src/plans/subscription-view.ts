import type { Subscription, SubscriptionInvoice } from '@dwang/contracts';
import { addDays, centsToDecimal, dollarText } from '@dwang/domain';
import type { PlanRow } from './plan.entity';
import type { SubscriptionRow } from './subscription.entity';
import type { SubscriptionInvoiceRow } from './subscription-invoice.entity';

export const invoiceView = (row: SubscriptionInvoiceRow): SubscriptionInvoice => ({
  id: row.id,
  number: row.number,
  planName: row.planName,
  from: row.fromDay,
  to: row.toDay,
  amount: centsToDecimal(row.amountCents),
  gst: centsToDecimal(row.gstCents),
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  status: row.status,
  paidAt: row.paidAt?.toISOString() ?? null,
  paidBy: row.paidBy,
  reference: row.reference,
});

type Terms = Pick<Subscription, 'nextBilling' | 'amount' | 'trialEnds'>;

/** What it costs and when, in the specification's words: `N/A` and `Free` where there is nothing. */
export const termsOf = (row: Pick<SubscriptionRow, 'nextDay' | 'priceCents' | 'trialUntil'>): Terms => ({
  nextBilling: row.nextDay ?? 'N/A',
  amount: row.priceCents === 0 ? 'Free' : dollarText(row.priceCents),
  trialEnds: row.trialUntil && addDays(row.trialUntil, -1),
});

export interface Subscriber {
  company: string;
  owner: string;
  members: number;
}

export const subscriptionView = (row: SubscriptionRow, plan: PlanRow, { company, owner, members }: Subscriber): Subscription => ({
  id: row.id,
  uid: row.uid,
  companyId: row.companyId,
  user: { name: owner, company },
  plan: row.plan,
  planName: plan.name,
  status: row.status,
  startDate: row.startDay,
  ...termsOf(row),
  members,
  limit: plan.members,
  version: row.version,
});
