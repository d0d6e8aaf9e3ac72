import { randomUUID } from 'node:crypto';
import { DEFAULT_ZONE } from '@dwang/domain';
import { Database, ENV, type Env } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Company } from '../companies/company.entity';
import { SecondSteps } from '../second-step/second-steps.service';
import { Sessions } from '../sessions/sessions.service';
import { PasswordRules } from '../sign-in/password-rules.service';
import { Passwords } from '../sign-in/passwords.service';
import { User } from '../users/user.entity';
import { Users } from '../users/users.service';

/** The platform administrator's account: made, or given a new password, only by the operator at the command line. */
@Injectable()
export class AdminAccount {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Users) private readonly users: Users,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(PasswordRules) private readonly rules: PasswordRules,
    @Inject(SecondSteps) private readonly second: SecondSteps,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns whether the account was made anew. An existing one gets the password, is active again, is signed out everywhere and has no second step. */
  async set(password: string, email: string): Promise<'created' | 'changed'> {
    const username = this.env.ADMIN_USERNAME;
    await this.rules.demand(password, username);
    const passwordHash = await this.passwords.hash(password);
    return this.db.tx(async () => {
      const existing = await this.users.findByLogin(username);
      if (existing) {
        await this.db.repo(User).update({ id: existing.id }, { passwordHash, status: 'active', emailConfirmedAt: new Date() });
        await this.sessions.endAll(existing.id);
        await this.second.forget([existing.id]);
        return 'changed';
      }
      const row = this.db
        .repo(Company)
        .create({ uid: randomUUID(), name: username, timeZone: DEFAULT_ZONE, createdAt: new Date(), confirmedAt: new Date() });
      const company = await this.db.repo(Company).save(row);
      await this.users.add(company, { username, email, passwordHash, role: 'owner', emailConfirmedAt: new Date() });
      return 'created';
    });
  }
}
