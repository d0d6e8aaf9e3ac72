import { ErrorCode, PLANS } from '@dwang/contracts';
import { Conflict, Database, NotFound } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import { Company } from '../companies/company.entity';
import { User } from '../users/user.entity';
import { Invitation } from './invitation.entity';

/** How many may be in a team by the company's plan. Members who cannot sign in do not count; open invitations do. */
@Injectable()
export class Seats {
  constructor(@Inject(Database) private readonly db: Database) {}

  async of(companyId: number, now = new Date()): Promise<{ taken: number; limit: number | null; plan: Company['plan'] }> {
    const { plan } = await this.db.repo(Company).findOneByOrFail({ id: companyId });
    const open = await this.db.repo(Invitation).countBy({ companyId, expiresAt: MoreThan(now) });
    return { taken: (await this.members(companyId)) + open, limit: PLANS[plan].members, plan };
  }

  /** One at a time per company: call it inside a transaction, before a seat is taken. Throws `Conflict` when the plan has none left. */
  async take(companyId: number, field: string): Promise<Company> {
    const company = await this.hold(companyId);
    const { taken, limit, plan } = await this.of(companyId);
    if (limit !== null && taken >= limit) throw full(plan, limit, field);
    return company;
  }

  /** For somebody whose invitation holds a seat; only a smaller plan since then can refuse it. */
  async takeInvited(companyId: number): Promise<Company> {
    const company = await this.hold(companyId);
    const limit = PLANS[company.plan].members;
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

const full = (plan: Company['plan'], limit: number, field: string) =>
  new Conflict(
    ErrorCode.teamFull,
    `The ${PLANS[plan].name} plan is for ${limit === 1 ? 'one person' : `up to ${limit} people`}. Take somebody out of the team, or ask the administrator of Dwang for a larger plan.`,
    field,
  );
