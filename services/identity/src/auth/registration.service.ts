import { randomUUID } from 'node:crypto';
import type { RegisterRequest, User as UserView } from '@dwang/contracts';
import { DEFAULT_ZONE } from '@dwang/domain';
import { Database, ENV, type Env, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Company } from '../companies/company.entity';
import { MailRight } from '../emails/mail-right.service';
import { PasswordRules } from '../sign-in/password-rules.service';
import { Passwords } from '../sign-in/passwords.service';
import { looksLikeAdministrator, userView } from '../users/user-view';
import { Users, usernameTaken } from '../users/users.service';

/** Makes a company and its owner, both or neither. */
@Injectable()
export class Registration {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Users) private readonly users: Users,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(PasswordRules) private readonly rules: PasswordRules,
    @Inject(MailRight) private readonly right: MailRight,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The administrator's name, and what looks like it, is refused like a taken one: it can only be given by the operator. */
  async register(request: RegisterRequest): Promise<UserView> {
    const { username, email, password } = request;
    await this.rules.demand(password, username);
    if (looksLikeAdministrator(username, this.env.ADMIN_USERNAME)) throw usernameTaken();
    const passwordHash = await this.passwords.hash(password);
    return this.db.tx(async () => {
      const company = await this.addCompany(request.companyName || username);
      const user = await this.users.add(company, { username, email, passwordHash, role: 'owner' });
      await this.security.note('account.registered', { userId: user.id, username });
      return userView(user, company, { adminUsername: this.env.ADMIN_USERNAME, asksForEmail: this.right.isAsked });
    });
  }

  private addCompany(name: string): Promise<Company> {
    const row = this.db.repo(Company).create({ uid: randomUUID(), name, timeZone: DEFAULT_ZONE, createdAt: new Date() });
    return this.db.repo(Company).save(row);
  }
}
