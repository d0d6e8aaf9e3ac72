import { Database, ENV, type Env, readSessionToken, type Scope, type ScopeResolver } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Company } from '../companies/company.entity';
import { StepDemands } from '../second-step/step-demands.service';
import { User } from '../users/user.entity';
import { isAdministrator, seesPrices } from '../users/user-view';
import { Sessions } from './sessions.service';

/** Finds out by the session cookie who is asking. A user who is no longer active is nobody. */
@Injectable()
export class SessionScopeResolver implements ScopeResolver {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(StepDemands) private readonly demands: StepDemands,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async resolve(request: FastifyRequest): Promise<Scope | null> {
    const token = readSessionToken(request);
    const session = token === null ? null : await this.sessions.find(token);
    if (!session) return null;
    const user = await this.db.repo(User).findOneBy({ id: session.userId, status: 'active' });
    const company = user && (await this.db.repo(Company).findOneBy({ id: user.companyId }));
    if (!user || !company) return null;
    const isAdmin = isAdministrator(user.usernameKey, this.env.ADMIN_USERNAME);
    const lacksSecondStep = session.isStrong ? null : await this.lacking(company, isAdmin);
    return {
      userId: user.id,
      username: user.username,
      companyId: company.id,
      companyName: company.name,
      timeZone: company.timeZone,
      weekStart: company.weekStart,
      role: user.role,
      seesPrices: seesPrices(user),
      isAdministrator: isAdmin,
      ...(lacksSecondStep && { lacksSecondStep }),
    };
  }

  private async lacking(company: Company, isAdmin: boolean): Promise<Scope['lacksSecondStep'] | null> {
    if (company.secondStepRequired) return 'company';
    return isAdmin && (await this.demands.ofAdministrator()) ? 'administrator' : null;
  }
}
