import type { AccountClosed, CloseAccount } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Database, Erasure, Forbidden, Invalid, type Leaving, NotFound, type Scope, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { KnownDevice } from '../devices/known-device.entity';
import { EmailLink } from '../emails/email-link.entity';
import { SmallImages } from '../images/small-images.service';
import { PasswordReset } from '../passwords/password-reset.entity';
import { Subscriptions } from '../plans/subscriptions.service';
import { PreferencesRow } from '../preferences/preferences.entity';
import { SecondSteps } from '../second-step/second-steps.service';
import { Session } from '../sessions/session.entity';
import { PasswordProof } from '../sign-in/password-proof.service';
import { Invitation } from '../team/invitation.entity';
import { nameKey } from '../users/name-key';
import { User } from '../users/user.entity';
import { CompanyClosing } from './company-closing.service';
import { Heirs } from './heirs.service';

/** Whose account closes. */
type Leaver = Pick<Scope, 'userId' | 'companyId' | 'role' | 'username'>;
/** What becomes of the company of an only owner. */
type Plan = Pick<CloseAccount, 'handOverTo' | 'closesCompany'>;

/**
 * Closes accounts: what is known of the person is erased, every session ends, and nobody can sign in again. Jobs, hours and invoices stay
 * as the company's records; what else a company held goes when it closes with its last owner (see `ClosedCompanies` for how long).
 */
@Injectable()
export class AccountClosing {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(PasswordProof) private readonly proof: PasswordProof,
    @Inject(SecondSteps) private readonly second: SecondSteps,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(SmallImages) private readonly images: SmallImages,
    @Inject(Heirs) private readonly heirs: Heirs,
    @Inject(Erasure) private readonly erasure: Erasure,
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
    @Inject(CompanyClosing) private readonly grace: CompanyClosing,
  ) {}

  /**
   * A company that was in business closes with its last owner only after its days of grace (see `CompanyClosing`): until then the account
   * stays, too. Throws `Invalid` on the field at fault, and 409 `IDENTITY.ONLY_OWNER` when an only owner does not say who comes after.
   */
  async close(
    scope: Scope,
    { password, confirmation, handOverTo, closesCompany }: z.output<typeof CloseAccount>,
  ): Promise<AccountClosed> {
    if (scope.isAdministrator) throw new Forbidden('The administrator of Dwang cannot close this account');
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
    await this.security.note('account.closed', { userId, username });
    await this.erasure.leave(leaving);
    await this.erase(leaving.userIds);
    if (leaving.closesCompany) await this.eraseCompany(companyId);
    else await this.grace.withdraw({ companyId, userId });
  }

  /** Those whose accounts close: the asker, or with the company everybody who was ever in it. */
  private async findLeaving({ userId, companyId, role }: Leaver, plan: Plan): Promise<Leaving> {
    const alone = { companyId, userIds: [userId], closesCompany: false };
    const others = await this.heirs.neededFor({ id: userId, companyId, role });
    if (!others) return alone;
    if (others.length === 0 || plan.closesCompany) return this.everybodyIn(companyId);
    await this.heirs.appoint(others, plan.handOverTo);
    return alone;
  }

  private async everybodyIn(companyId: number): Promise<Leaving> {
    const everybody = await this.db.repo(User).findBy({ companyId });
    return { companyId, userIds: everybody.map(({ id }) => id), closesCompany: true };
  }

  private async erase(ids: readonly number[]): Promise<void> {
    const mine = { userId: In([...ids]) };
    await this.db.repo(Session).delete(mine);
    await this.db.repo(PasswordReset).delete(mine);
    await this.db.repo(EmailLink).delete(mine);
    await this.db.repo(KnownDevice).delete(mine);
    await this.second.forget(ids);
    await this.db.repo(PreferencesRow).delete(mine);
    for (const user of await this.db.repo(User).findBy({ id: In([...ids]) })) {
      this.images.forget(user.avatarKey);
      await this.db.repo(User).update({ id: user.id }, erased(user.id));
    }
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

/** No username can hold a colon, and no address is without an @: these keys are never anybody else's. */
const erased = (id: number): Partial<User> => ({
  username: 'Former member',
  usernameKey: `closed:${id}`,
  email: '',
  emailKey: `closed:${id}`,
  passwordHash: '',
  status: 'inactive',
  firstName: '',
  lastName: '',
  phone: '',
  avatarKey: null,
  profileImageUrl: null,
  searchText: 'former member',
});
