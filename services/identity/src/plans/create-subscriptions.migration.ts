import { randomUUID } from 'node:crypto';
import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Source: specification 2, section 9. Code, name, description, cents, members, popular, features. */
const PLANS = [
  [
    'free',
    'Free',
    'For one person on their own',
    0,
    1,
    false,
    ['Single user', 'Jobs, hours, quotes and invoices', 'All site tools'],
  ],
  [
    'basic',
    'Basic',
    'For a small team',
    1999,
    3,
    false,
    ['Up to 3 team members', 'Jobs shared with the team', 'Timesheets of the team'],
  ],
  [
    'professional',
    'Professional',
    'For a growing business',
    5999,
    10,
    true,
    ['Up to 10 team members', 'Jobs shared with the team', 'Timesheets that are approved before they are invoiced'],
  ],
  ['enterprise', 'Enterprise', 'For many crews', 12999, null, false, ['Unlimited members', 'Everything of Professional']],
] as const;

/** Plans as rows, who has subscribed to which, what is owed for it, and which events of a provider of payments were applied. */
export class CreateSubscriptions1776000000000 implements MigrationInterface {
  readonly name = 'CreateSubscriptions1776000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createPlans(runner);
    await createSubscriptions(runner);
    await createInvoices(runner);
    await createTable(runner, {
      name: 'billing_events',
      columns: [
        column.id(),
        column.text('eventId', 200),
        column.text('type', 40),
        column.text('digest', 64),
        column.instant('receivedAt'),
      ],
      unique: [['eventId']],
    });
    await subscribePresent(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['billing_events', 'subscription_invoices', 'subscriptions', 'plans']) await runner.dropTable(table);
  }
}

async function createPlans(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'plans',
    columns: [
      column.id(),
      column.text('code', 20),
      column.text('name', 40),
      column.text('description', 200),
      column.money('priceCents'),
      column.whole('members', { isNullable: true }),
      column.whole('trialDays'),
      column.flag('popular'),
      column.longText('features'),
      column.whole('version'),
      column.instant('updatedAt'),
    ],
    unique: [['code']],
  });
  const fields = 'code, name, description, priceCents, members, trialDays, popular, features, version, updatedAt';
  for (const [code, name, description, cents, members, popular, features] of PLANS) {
    const values = [code, name, description, cents, members, 14, popular ? 1 : 0, JSON.stringify(features), 1, now()];
    await runner.query(`INSERT INTO plans (${fields}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, values);
  }
}

const createSubscriptions = (runner: QueryRunner) =>
  createTable(runner, {
    name: 'subscriptions',
    columns: [
      column.id(),
      column.uid(),
      column.whole('companyId'),
      column.whole('liveOf', { isNullable: true }),
      column.text('plan', 20),
      column.text('status', 20),
      column.money('priceCents'),
      column.day('startDay'),
      column.day('anchorDay'),
      column.whole('turn'),
      column.day('nextDay', { isNullable: true }),
      column.day('trialUntil', { isNullable: true }),
      column.instant('canceledAt', { isNullable: true }),
      column.whole('version'),
      column.instant('createdAt'),
      column.instant('updatedAt'),
    ],
    unique: [['uid'], ['liveOf']],
    index: [['companyId'], ['nextDay'], ['startDay']],
  });

const createInvoices = (runner: QueryRunner) =>
  createTable(runner, {
    name: 'subscription_invoices',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('subscriptionId'),
      column.whole('sequence'),
      column.text('number', 40),
      column.text('planName', 40),
      column.day('fromDay'),
      column.day('toDay'),
      column.money('amountCents'),
      column.money('gstCents'),
      column.day('issuedOn'),
      column.day('dueOn'),
      column.text('status', 10),
      column.instant('paidAt', { isNullable: true }),
      column.text('paidBy', 10, { isNullable: true }),
      column.text('reference', 200),
    ],
    unique: [['sequence'], ['number'], ['subscriptionId', 'fromDay']],
    index: [['companyId'], ['status', 'dueOn']],
  });

/** Companies that were given a plan before there were subscriptions keep it, and are billed a month from now for the first time. */
async function subscribePresent(runner: QueryRunner): Promise<void> {
  const companies: { id: number; plan: string }[] = await runner.query(
    "SELECT id, plan FROM companies WHERE plan <> 'free' AND closedAt IS NULL",
  );
  const today = now().slice(0, 10);
  const next = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const fields =
    'uid, companyId, liveOf, plan, status, priceCents, startDay, anchorDay, turn, nextDay, version, createdAt, updatedAt';
  for (const { id, plan } of companies) {
    const cents = PLANS.find(([code]) => code === plan)?.[3] ?? 0;
    const values = [randomUUID(), id, id, plan, 'active', cents, today, next, 0, next, 1, now(), now()];
    await runner.query(`INSERT INTO subscriptions (${fields}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, values);
  }
}

/** As both databases keep an instant. */
const now = (): string => new Date().toISOString().replace('T', ' ').slice(0, 23);
