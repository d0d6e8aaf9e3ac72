import type { PlanCard, Subscription, SubscriptionDetails } from '@dwang/contracts';
import { aUser, expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const at = (address = '/admin?tab=subscriptions') => ({ host: { user: aUser({ isAdministrator: true }) }, address });

const aPlan = (fields: Partial<PlanCard>): PlanCard => ({
  id: 1,
  code: 'free',
  name: 'Free',
  description: 'For one person',
  price: '0.00',
  period: 'forever',
  popular: false,
  members: 1,
  trialDays: 14,
  features: ['All site tools'],
  version: 1,
  ...fields,
});
const PLANS = [
  aPlan({}),
  aPlan({ id: 2, code: 'basic', name: 'Basic', price: '19.99', period: 'per month', members: 3 }),
  aPlan({ id: 3, code: 'professional', name: 'Professional', price: '59.99', period: 'per month', popular: true, members: 10 }),
];
const sub: Subscription = {
  id: 7,
  uid: '0197d4a0-0000-4000-8000-000000000001',
  companyId: 4,
  user: { name: 'Hēmi Rātā', company: 'Kōwhai Plumbing' },
  plan: 'professional',
  planName: 'Professional',
  status: 'active',
  startDate: '2026-03-02',
  nextBilling: '2026-04-02',
  amount: '$59.99',
  trialEnds: null,
  members: 5,
  limit: 10,
  version: 1,
};
const pageOf = (items: Subscription[]) => ({ items, nextCursor: null, totals: { count: items.length, all: items.length } });
const plans = { 'GET /admin/plans': () => ({ items: PLANS, nextCursor: null, totals: { count: 3 } }) };
const details: SubscriptionDetails = {
  ...sub,
  invoices: [
    {
      id: 11,
      number: 'DW-2026-000003',
      planName: 'Professional',
      from: '2026-03-02',
      to: '2026-04-01',
      amount: '59.99',
      gst: '7.82',
      issuedOn: '2026-03-02',
      dueOn: '2026-03-16',
      status: 'open',
      paidAt: null,
      paidBy: null,
      reference: '',
    },
  ],
};

test('lists who has which plan, and the plans with their prices', async () => {
  fakeApi({ ...plans, 'GET /admin/subscriptions': () => pageOf([sub]) });
  renderInShell(<AdminRoute />, at());
  await expectText('Kōwhai Plumbing');
  for (const text of ['Hēmi Rātā', '2 Mar 2026', '2 Apr 2026', 'Showing 1 of 1 subscriptions', 'Up to 3 team members', 'Popular'])
    await expectText(text);
  expect(screen.getAllByRole('button', { name: /^Edit Plan/ })).toHaveLength(3);
});

test('says so when none matches, and keeps the filters in the address', async () => {
  const api = fakeApi({ ...plans, 'GET /admin/subscriptions': () => pageOf([]) });
  renderInShell(<AdminRoute />, at('/admin?tab=subscriptions&plan=basic&status=past_due'));
  await expectText('No subscriptions found matching your criteria');
  expect(api.requests.find(({ path }) => path === '/admin/subscriptions')?.query).toEqual({ plan: 'basic', status: 'past_due' });
});

test('cancels after a question, and cannot be canceled twice', async () => {
  let row = sub;
  fakeApi({
    ...plans,
    'GET /admin/subscriptions': () => pageOf([row]),
    'POST /admin/subscriptions/7/cancel': () => {
      row = { ...sub, status: 'canceled', nextBilling: 'N/A' };
      return { ...details, ...row };
    },
  });
  const { user } = renderInShell(<AdminRoute />, at());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  await expectText('Canceled');
  await expectText('N/A');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('tells what becomes of a team that is larger than the plan', async () => {
  const api = fakeApi({
    ...plans,
    'GET /admin/subscriptions': () => pageOf([sub]),
    'PATCH /admin/subscriptions/7': () => ({ ...details, plan: 'basic', planName: 'Basic' }),
  });
  const { user } = renderInShell(<AdminRoute />, at());
  await user.click(await screen.findByRole('button', { name: 'Change plan' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox'));
  await user.click(await screen.findByText(/^Basic ·/));
  expect(await screen.findByText(/The team has 5 people, Basic is for 3/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Change plan' }));
  await expectText('Kōwhai Plumbing is on the Basic plan');
  expect(api.sent('PATCH', '/admin/subscriptions/7')[0]?.body).toEqual({ plan: 'basic', version: 1 });
});

test('marks an invoice as paid with its reference', async () => {
  const api = fakeApi({
    ...plans,
    'GET /admin/subscriptions': () => pageOf([sub]),
    'GET /admin/subscriptions/7': () => details,
    'POST /admin/subscriptions/7/invoices/11/paid': () => ({ ...details.invoices[0], status: 'paid' }),
  });
  const { user } = renderInShell(<AdminRoute />, at());
  await user.click(await screen.findByRole('button', { name: 'Open the subscription of Kōwhai Plumbing' }));
  await user.click(await screen.findByRole('button', { name: 'Mark DW-2026-000003 as paid' }));
  await user.type(await screen.findByLabelText(/Reference/), 'Bank 4411');
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await expectText('DW-2026-000003 is paid');
  expect(api.sent('POST', '/admin/subscriptions/7/invoices/11/paid')[0]?.body).toEqual({ reference: 'Bank 4411' });
});

test('edits a plan: no limit when the field is empty', async () => {
  const api = fakeApi({
    ...plans,
    'GET /admin/subscriptions': () => pageOf([]),
    'PATCH /admin/plans/2': () => PLANS[1],
  });
  const { user } = renderInShell(<AdminRoute />, at());
  await user.click(await screen.findByRole('button', { name: 'Edit Plan Basic' }));
  await user.clear(await screen.findByLabelText(/People in a team/));
  await user.click(screen.getByRole('button', { name: 'Save plan' }));
  await expectText('Plan saved');
  expect(api.sent('PATCH', '/admin/plans/2')[0]?.body).toMatchObject({
    members: null,
    price: '19.99',
    trialDays: '14',
    version: 1,
  });
});

test('a failing server is said in place', async () => {
  fakeApi({
    'GET /admin/plans': () => refuse(404, 'REQUEST.NOT_FOUND', 'Nothing here'),
    'GET /admin/subscriptions': () => refuse(404, 'REQUEST.NOT_FOUND', 'Nothing here'),
  });
  renderInShell(<AdminRoute />, at());
  await expectText('Could not load subscriptions');
  await expectText('Could not load the plans');
});
