import { ErrorCode } from '@dwang/contracts';
import { Conflict, Database, NotFound } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityTarget, In, MoreThan, Not } from 'typeorm';
import { Company } from '../companies/company.entity';
import type { PlanRow } from '../plans/plan.entity';
import { Plans } from '../plans/plans.service';
import { SubscriptionRow } from '../plans/subscription.entity';
import { User } from '../users/user.entity';
import { Invitation } from './invitation.entity';

interface Taken {
  taken: number;
  limit: number | null;
  plan: Company['plan'];
  planName: string;
}

/** How many may be in a team by the company's plan. Members who cannot sign in do not count; open invitations do. */
@Injectable()
export class Seats {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Plans) private readonly plans: Plans,
  ) {}

  async of(companyId: number): Promise<Taken> {
    const { plan } = await this.db.repo(Company).findOneByOrFail({ id: companyId });
    const { members: limit, name: planName } = await this.plans.of(plan);
    return { taken: (await this.takenBy([companyId])).get(companyId) ?? 0, limit, plan, planName };
  }

  /** Members and open invitations of these companies. */
  async takenBy(companyIds: readonly number[], now = new Date()): Promise<Map<number, number>> {
    const where = { companyId: In([...companyIds]) };
    const sums = new Map<number, number>();
    const add = async (entity: EntityTarget<User | Invitation>, more: object) => {
      const query = this.db
        .repo(entity)
        .createQueryBuilder('row')
        .where({ ...where, ...more });
      const rows = await query
        .select('row.companyId', 'companyId')
        .addSelect('COUNT(*)', 'count')
        .groupBy('row.companyId')
        .getRawMany<{ companyId: string | number; count: string | number }>();
      for (const { companyId, count } of rows) sums.set(Number(companyId), (sums.get(Number(companyId)) ?? 0) + Number(count));
    };
    await add(User, { status: Not('inactive') });
    await add(Invitation, { expiresAt: MoreThan(now) });
    return sums;
  }

  /** One at a time per company: call it inside a transaction, before a seat is taken. Throws `Conflict` when the plan has none left. */
  async take(companyId: number, field: string): Promise<Company> {
    const company = await this.hold(companyId);
    const { taken, limit, planName } = await this.of(companyId);
    if (limit !== null && taken >= limit) throw full(planName, limit, field);
    if (await this.db.repo(SubscriptionRow).existsBy({ liveOf: companyId, status: 'past_due' })) throw unpaid(planName, field);
    return company;
  }

  /** For somebody whose invitation holds a seat; only a smaller plan since then can refuse it. */
  async takeInvited(companyId: number): Promise<Company> {
    const company = await this.hold(companyId);
    const { members: limit } = await this.plans.of(company.plan);
    if (limit !== null && (await this.members(companyId)) >= limit) {
      throw new Conflict(ErrorCode.teamFull, `The team of ${company.name} is full. Please ask them to make room for you.`);
    }
    return company;
  }

  async hold(companyId: number): Promise<Company> {
    const company = await this.db.findForUpdate(Company, { id: companyId });
    if (!company) throw new NotFound('Company not found');
    return company;
  }

  private members(companyId: number): Promise<number> {
    return this.db.repo(User).countBy({ companyId, status: Not('inactive') });
  }
}

const full = (planName: PlanRow['name'], limit: number, field: string) =>
  new Conflict(
    ErrorCode.teamFull,
    `The ${planName} plan is for ${limit === 1 ? 'one person' : `up to ${limit} people`}. Somebody has to leave the team first, or the administrator of this installation gives it a larger plan.`,
    field,
  );

const unpaid = (planName: PlanRow['name'], field: string) =>
  new Conflict(
    ErrorCode.paymentDue,
    `The ${planName} plan is past due. Everybody keeps working, but nobody new can join until its invoices are paid.`,
    field,
  );
