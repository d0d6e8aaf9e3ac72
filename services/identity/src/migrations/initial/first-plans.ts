import type { QueryRunner } from 'typeorm';

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

/** The plans that an installation begins with. The administrator changes them later. */
export async function insertPlans(runner: QueryRunner): Promise<void> {
  const fields = 'code, name, description, priceCents, members, trialDays, popular, features, version, updatedAt';
  // As both databases keep an instant.
  const now = new Date().toISOString().replace('T', ' ').slice(0, 23);
  const [{ count }] = await runner.query('SELECT COUNT(*) AS count FROM plans');
  if (Number(count) > 0) return;
  for (const [code, name, description, cents, members, popular, features] of PLANS) {
    const values = [code, name, description, cents, members, 14, popular ? 1 : 0, JSON.stringify(features), 1, now];
    await runner.query(`INSERT INTO plans (${fields}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, values);
  }
}
