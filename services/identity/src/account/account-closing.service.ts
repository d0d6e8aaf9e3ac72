import type { AccountClosed, CloseAccount } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Database, Erasure, Forbidden, Invalid, type Leaving, NotFound, type Scope, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { SmallImages } from '../images/small-images.service';
import { Subscriptions } from '../plans/subscriptions.service';
import { PasswordProof } from '../sign-in/password-proof.service';
import { Invitation } from '../team/invitation.entity';
import { TeamService } from '../team/team.service';
import { nameKey } from '../users/name-key';
import { User } from '../users/user.entity';
import { CompanyClosing } from './company-closing.service';
import { EndedAccounts } from './ended-accounts.service';
import { Heirs } from './heirs.service';

/** Whose account closes. */
type Leaver = Pick<Scope, 'userId' | 'companyId' | 'role' | 'username'>;
/** What becomes of the company of an only owner. */
type Plan = Pick<CloseAccount, 'handOverTo' | 'closesCompany'>;

/**
 * Closes accounts: what is known of the person is erased but the name on the company's records, every session ends, and nobody can sign
 * in again. Jobs, hours and invoices stay as those records; what else a company held goes when it closes with its last owner (see
 * `ClosedCompanies` for how long).
 */
@Injectable()
export class AccountClosing {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(PasswordProof) private readonly proof: PasswordProof,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(SmallImages) private readonly images: SmallImages,
    @Inject(Heirs) private readonly heirs: Heirs,
    @Inject(Erasure) private readonly erasure: Erasure,
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
    @Inject(CompanyClosing) private readonly grace: CompanyClosing,
    @Inject(EndedAccounts) private readonly accounts: EndedAccounts,
    @Inject(TeamService) private readonly team: TeamService,
  ) {}

  /**
   * A company that was in business closes with its last owner only after its days of grace (see `CompanyClosing`): until then the account
   * stays, too. Throws `Invalid` on the field at fault, and 409 `IDENTITY.ONLY_OWNER` when an only owner does not say who comes after.
   */
  async close(
    scope: Scope,
    { password, confirmation, handOverTo, closesCompany }: z.output<typeof CloseAccount>,
  ): Promise<AccountClosed> {
    if (scope.isAdministrator) throw new Forbidden('The administrator of this installation cannot close this account');
    if (nameKey(confirmation) !== nameKey(scope.username)) {
      throw new Invalid('confirmation', `Please type your username, ${scope.username}`);
    }
    await this.proof.demand(scope.userId, password);
    return this.db.tx(async () => {
      const company = await this.hold(scope.companyId);
      const leaving = await this.findLeaving(scope, { handOverTo, closesCompany });
      const lastDay = leaving.closesCompany ? await this.grace.ask(company, scope) : null;
      if (lastDay === null) await this.carryOut(leaving, scope);
      return { lastDay };
    });
  }

  /** Closes an account at once for somebody who may: nothing is proved here. Throws 409 `IDENTITY.ONLY_OWNER` as `close` does. */
  leave(who: Leaver, plan: Plan = {}): Promise<void> {
    return this.db.tx(async () => {
      await this.hold(who.companyId);
      await this.carryOut(await this.findLeaving(who, plan), who);
    });
  }

  /** Closes a company for everybody when its last day is over in its own zone. One that was kept, or is closed, stays as it is. */
  closeCompany(companyId: number, now: Date): Promise<void> {
    return this.db.tx(async () => {
      const { lastDay, closingBy, timeZone } = await this.hold(companyId);
      if (lastDay === null || lastDay >= dayOf(now.getTime(), timeZone)) return;
      await this.carryOut(await this.everybodyIn(companyId), { userId: closingBy ?? 0, companyId, username: '' });
    });
  }

  private async hold(id: number): Promise<Company> {
    const company = await this.db.findForUpdate(Company, { id });
    if (!company) throw new NotFound('Company not found');
    return company;
  }

  private async carryOut(leaving: Leaving, { userId, companyId, username }: Omit<Leaver, 'role'>): Promise<void> {
    if (!leaving.closesCompany) {
      await this.security.note('account.closed', { userId, username });
      return this.team.letGo({ companyId }, userId);
    }
    const everybody = await this.db.repo(User).findBy({ companyId });
    const left = everybody.filter(({ status }) => status === 'active').length;
    await this.security.note('company.closed', {
      userId,
      username,
      detail: `with ${left} ${left === 1 ? 'account' : 'accounts'}`,
    });
    await this.erasure.leave(leaving);
    // Those who owned it were nobody's employees.
    await this.accounts.end(everybody, ({ role }) => role !== 'owner');
    await this.eraseCompany(companyId);
  }

  /** Those whose accounts close: the asker, or with the company everybody who was ever in it. */
  private async findLeaving({ userId, companyId, role }: Leaver, plan: Plan): Promise<Leaving> {
    const alone = { companyId, userIds: [userId], closesCompany: false };
    const others = await this.heirs.neededFor({ id: userId, companyId, role });
    if (!others) return alone;
    if (plan.closesCompany && plan.handOverTo !== undefined) {
      throw new Invalid('handOverTo', 'Either somebody takes the company over, or it closes');
    }
    // Whoever names an heir does not want the company closed, also when that one has just gone.
    if (plan.closesCompany || (others.length === 0 && plan.handOverTo === undefined)) return this.everybodyIn(companyId);
    await this.heirs.appoint(others, plan.handOverTo);
    return alone;
  }

  private async everybodyIn(companyId: number): Promise<Leaving> {
    const everybody = await this.db.repo(User).findBy({ companyId });
    return { companyId, userIds: everybody.map(({ id }) => id), closesCompany: true };
  }

  /** Name, address and GST number stay: they are on the invoices that are kept. */
  private async eraseCompany(id: number): Promise<void> {
    const company = await this.db.repo(Company).findOneByOrFail({ id });
    this.images.forget(company.logoKey);
    await this.subscriptions.cancelOf(id);
    await this.db.repo(Invitation).delete({ companyId: id });
    const gone = { email: '', phone: '', bankAccount: '', logoKey: null, lastDay: null, closingBy: null };
    await this.db.repo(Company).update({ id }, { ...gone, closedAt: new Date() });
    this.grace.tellTabs(id);
  }
}
