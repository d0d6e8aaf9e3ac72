import { type AcceptInvitation, ErrorCode, type OpenInvitation, type User as UserView } from '@dwang/contracts';
import { Database, ENV, type Env, NotFound, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { MailRight } from '../emails/mail-right.service';
import { PasswordRules } from '../sign-in/password-rules.service';
import { Passwords } from '../sign-in/passwords.service';
import { hashOfToken } from '../tokens/one-time-token';
import { User } from '../users/user.entity';
import { looksLikeAdministrator, userView } from '../users/user-view';
import { Users, usernameTaken } from '../users/users.service';
import { Invitation } from './invitation.entity';
import { Joining } from './joining';
import { Seats } from './seats.service';

/** What somebody who holds the link of an invitation can do: see from whom it is, and join, once. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Seats) private readonly seats: Seats,
    @Inject(Users) private readonly users: Users,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(PasswordRules) private readonly rules: PasswordRules,
    @Inject(Joining) private readonly joining: Joining,
    @Inject(MailRight) private readonly right: MailRight,
    @Inject(ENV) private readonly env: Env,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async open(token: string): Promise<OpenInvitation> {
    const row = await this.living(token);
    const { name } = await this.db.repo(Company).findOneByOrFail({ id: row.companyId });
    return { companyName: name, email: row.email, role: row.role };
  }

  /** Makes the account and spends the link. A taken username is a `Conflict`, and the link stays good. */
  async accept(token: string, person: Omit<z.output<typeof AcceptInvitation>, 'isShared'>): Promise<UserView> {
    await this.living(token);
    const { username, password, firstName, lastName } = person;
    await this.rules.demand(password, username);
    if (looksLikeAdministrator(username, this.env.ADMIN_USERNAME)) throw usernameTaken();
    const passwordHash = await this.passwords.hash(password);
    return this.db.tx(async () => {
      const row = await this.db.findForUpdate(Invitation, { tokenHash: hashOfToken(token) });
      if (!row || row.expiresAt <= new Date()) throw dead();
      const company = await this.seats.takeInvited(row.companyId);
      const { email, role, seesPrices } = row;
      const user = await this.users.addOrReturn(company, {
        username,
        email,
        passwordHash,
        role,
        seesPrices,
        firstName,
        lastName,
      });
      await this.db.repo(Invitation).delete({ id: row.id });
      await this.security.note('account.joined', { userId: user.id, username, detail: `as ${role}` });
      await this.joining.share(await this.inviter(row, company), user.id, row.projects);
      return userView(user, company, { adminUsername: this.env.ADMIN_USERNAME, asksForEmail: this.right.isAsked });
    });
  }

  private async living(token: string): Promise<Invitation> {
    const row = await this.db.repo(Invitation).findOneBy({ tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()) });
    if (!row) throw dead();
    return row;
  }

  private async inviter({ userId }: Invitation, { id, name, timeZone }: Company) {
    const by = await this.db.repo(User).findOneBy({ id: userId, companyId: id });
    return { companyId: id, timeZone, username: by?.username ?? name };
  }
}

const dead = () =>
  new NotFound(
    'This invitation has expired, was taken back, or has been used. Please ask for a new one.',
    ErrorCode.invitationDead,
  );
