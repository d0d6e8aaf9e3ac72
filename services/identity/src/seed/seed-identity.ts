import { addDays, DEFAULT_ZONE, dayOf } from '@dwang/domain';
import { Database, type SeedContext } from '@dwang/platform';
import { Company } from '../companies/company.entity';
import { SubscriptionPayments } from '../plans/subscription-payments.service';
import { SubscriptionReader } from '../plans/subscription-reader.service';
import { Subscriptions } from '../plans/subscriptions.service';
import { Passwords } from '../sign-in/passwords.service';
import { Users } from '../users/users.service';
import { DEMO_COMPANY_UID } from './demo-companies';
import { DEMO_COMPANY, DEMO_PEOPLE } from './demo-people';
import { seedNeighbours } from './seed-neighbours';

const HOUR_MS = 3600 * 1000;

/** Makes the demo company with its people and tells the later seeds who they are. */
export async function seedIdentity(context: SeedContext): Promise<void> {
  const { env, now } = context;
  const passwordHash = await context.get(Passwords).hash(env.DEMO_PASSWORD);
  const companies = context.get(Database).repo(Company);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const row = companies.create({
    ...DEMO_COMPANY,
    uid: DEMO_COMPANY_UID,
    timeZone: DEFAULT_ZONE,
    createdAt: ago(400 * 24),
    confirmedAt: ago(400 * 24),
  });
  const company = await companies.save(row);
  const memberIds: number[] = [];
  for (const { joinedDaysAgo, seenHoursAgo, ...plan } of DEMO_PEOPLE) {
    const lastActiveAt = seenHoursAgo === null ? null : ago(seenHoursAgo);
    const user = await context.get(Users).add(company, {
      ...plan,
      passwordHash,
      createdAt: ago(joinedDaysAgo * 24),
      emailConfirmedAt: ago(joinedDaysAgo * 24),
      lastActiveAt,
    });
    memberIds.push(user.id);
  }
  const admin = {
    username: env.ADMIN_USERNAME,
    email: 'admin@kauriandsons.example.nz',
    passwordHash,
    role: 'user' as const,
    emailConfirmedAt: now,
    lastActiveAt: ago(2),
  };
  memberIds.push((await context.get(Users).add(company, admin)).id);
  await subscribe(context, company);
  const [ownerId = 0] = memberIds;
  const neighbours = await seedNeighbours(context, passwordHash);
  const { id: companyId, name: companyName, timeZone } = company;
  context.demo = { companyId, companyName, timeZone, ownerId, memberIds, neighbours };
}

/** On the Professional plan for some months, all of them paid. */
async function subscribe(context: SeedContext, { id: companyId, plan, timeZone }: Company): Promise<void> {
  const startDate = addDays(dayOf(context.now.getTime(), timeZone), -95);
  const id = await context.get(Subscriptions).start({ companyId, plan, startDate, trialDays: 0 }, context.now);
  const { invoices } = await context.get(SubscriptionReader).get(id);
  for (const invoice of invoices) await context.get(SubscriptionPayments).payByHand(id, invoice.id, 'Bank transfer');
}
