import type { PlanCard, Subscription, SubscriptionInvoice } from '@dwang/contracts';

export const STATUSES = {
  active: ['Active', 'good'],
  trialing: ['Trialing', 'calm'],
  past_due: ['Past Due', 'bad'],
  canceled: ['Canceled', 'neutral'],
} as const satisfies Record<Subscription['status'], readonly [string, string]>;

export const INVOICE_STATUSES = {
  open: ['Open', 'warn'],
  paid: ['Paid', 'good'],
  void: ['Void', 'neutral'],
} as const satisfies Record<SubscriptionInvoice['status'], readonly [string, string]>;

/** `3 of 10`, `12` where any number may be. */
export const seatText = ({ members, limit }: Pick<Subscription, 'members' | 'limit'>): string =>
  limit === null ? String(members) : `${members} of ${limit}`;

export const limitText = ({ members }: Pick<PlanCard, 'members'>): string => {
  if (members === null) return 'Unlimited members';
  return members === 1 ? 'Single user' : `Up to ${members} team members`;
};

/** What happens to a team that is larger than the plan; null when it fits. */
export const tooManyText = (members: number, { name, members: limit }: Pick<PlanCard, 'name' | 'members'>): string | null => {
  if (limit === null || members <= limit) return null;
  return `The team has ${members} people, ${name} is for ${limit === 1 ? 'one' : limit}. Everybody stays and keeps working, but nobody new can join until the team fits.`;
};
