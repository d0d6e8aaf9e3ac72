import type { AdminUser, InviteAdminUser, SubscriptionDetails, UpdateAdminUser } from '@dwang/contracts';
import { CompanyDirectory, type RemovedUser, UserDirectory } from '@dwang/identity';
import { maskAddresses, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

/** Says in the security log, in words, what the administrator did to whom. */
@Injectable()
export class Deeds {
  constructor(
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(UserDirectory) private readonly users: UserDirectory,
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
  ) {}

  changed(user: AdminUser, { status, role }: UpdateAdminUser): void {
    const who = nameOf(user);
    const words = [
      status === 'inactive' ? `suspended ${who}` : status === 'active' ? `made ${who} active` : '',
      role === undefined ? '' : `made ${status ? 'them' : who} a ${role}`,
    ].filter(Boolean);
    this.security.say(words.join(' and '), { name: who, userId: user.id });
  }

  /** `words` are given the name of the user and of their company. */
  async did(userId: number, words: (who: string) => string): Promise<void> {
    const user = (await this.users.byId([userId])).get(userId);
    if (user) this.security.say(words(nameOf(user)), { name: nameOf(user), userId });
  }

  /** By number: no name may stand here once the account is closed. */
  async removed(userId: number, { companyId, closedCompany }: RemovedUser): Promise<void> {
    if (closedCompany) return this.security.say(`deleted user ${userId}, the last of company ${companyId}, which closed`);
    const name = await this.companyName(companyId);
    this.security.say(`deleted user ${userId} of ${name}`, { name, companyId });
  }

  async invited({ companyId, email, role }: z.output<typeof InviteAdminUser>): Promise<void> {
    const name = await this.companyName(companyId);
    this.security.say(`invited ${maskAddresses(email)} to ${name} as a ${role}`, { name, companyId });
  }

  /** `words` are given the name of the company. */
  subscription({ companyId, user }: SubscriptionDetails, words: (company: string) => string): void {
    this.security.say(words(user.company), { name: user.company, companyId });
  }

  /** What is about nobody. */
  say(words: string): void {
    this.security.say(words);
  }

  private async companyName(companyId: number): Promise<string> {
    return (await this.companies.names([companyId])).get(companyId) ?? `company ${companyId}`;
  }
}

const nameOf = ({ fullName, companyName }: AdminUser): string => `${fullName} of ${companyName}`;
