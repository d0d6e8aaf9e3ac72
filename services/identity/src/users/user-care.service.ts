import {
  type AdminUser,
  type AdminUserLeaving,
  type DeleteAdminUserQuery,
  ErrorCode,
  type UpdateAdminUser,
} from '@dwang/contracts';
import { Conflict, Database, ENV, type Env, Forbidden, Invalid, Mail, NotFound } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AccountClosing } from '../account/account-closing.service';
import { CompanyClosing } from '../account/company-closing.service';
import { Heirs } from '../account/heirs.service';
import { PasswordResets } from '../passwords/password-resets.service';
import { Sessions } from '../sessions/sessions.service';
import { Seats } from '../team/seats.service';
import { TeamService } from '../team/team.service';
import { User } from './user.entity';
import { UserDirectory } from './user-directory.service';
import { isAdministrator } from './user-view';
import { displayName } from './users.service';

/** Whose company it was, and whether that closed with them. */
export interface RemovedUser {
  companyId: number;
  closedCompany: boolean;
}

/** Public face for the platform administrator: what becomes of a user of any company. Callers must have checked that the asker is one. */
@Injectable()
export class UserCare {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(UserDirectory) private readonly directory: UserDirectory,
    @Inject(AccountClosing) private readonly closing: AccountClosing,
    @Inject(PasswordResets) private readonly resets: PasswordResets,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Seats) private readonly seats: Seats,
    @Inject(TeamService) private readonly team: TeamService,
    @Inject(Heirs) private readonly heirs: Heirs,
    @Inject(CompanyClosing) private readonly grace: CompanyClosing,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Who is suspended is signed out everywhere. Throws `Conflict` when an only owner would become a contractor, or no seat is left. */
  change(id: number, change: UpdateAdminUser): Promise<AdminUser> {
    return this.db.tx(async () => {
      const { companyId } = await this.find(id);
      await this.seats.hold(companyId);
      const user = await this.find(id);
      this.refuseAdministrator(user);
      const status = change.status ?? user.status;
      if (change.role === 'contractor' && user.role === 'owner') await this.refuseOnlyOwner(user);
      const role = change.role === 'contractor' ? 'contractor' : change.role && user.role === 'contractor' ? 'user' : user.role;
      if (status === 'active' && user.status === 'inactive') await this.seats.take(companyId, 'status');
      await this.db.repo(User).update({ id, companyId }, { role, status });
      if (status === 'inactive') await this.sessions.endAll(id);
      if (role !== 'owner' || status !== 'active') await this.grace.withdraw({ companyId, userId: id });
      this.team.tell({ companyId }, id);
      return this.read(id);
    });
  }

  async signOut(id: number): Promise<void> {
    const { companyId } = await this.find(id);
    await this.sessions.endAll(id);
    this.team.tell({ companyId }, id);
  }

  /** Sends the link of a forgotten password. `origin` is the address of the app; null when it is not known. */
  async resetPassword(id: number, origin: string | null): Promise<{ sendsMail: boolean }> {
    const user = await this.find(id);
    if (user.status !== 'active') throw new Invalid('id', 'This user is suspended and cannot set a password');
    if (origin === null || !this.mail.isOn) return { sendsMail: false };
    this.resets.begin(user.email, origin);
    return { sendsMail: true };
  }

  /** Takes the user out of the company, which keeps what they did under their name; it closes with its last member. Throws as `Heirs.appoint`. */
  remove(id: number, { handOverTo }: DeleteAdminUserQuery): Promise<RemovedUser> {
    return this.db.tx(async () => {
      const { companyId } = await this.find(id);
      await this.seats.hold(companyId);
      const user = await this.find(id);
      this.refuseAdministrator(user);
      const others = await this.heirs.neededFor(user);
      if (others?.length === 0 && handOverTo === undefined) {
        await this.closing.leave({ ...user, userId: id });
        this.team.tell(user, id);
        return { companyId, closedCompany: true };
      }
      if (others) await this.heirs.appoint(others, handOverTo);
      await this.team.letGo(user, id);
      return { companyId, closedCompany: false };
    });
  }

  async foresee(id: number): Promise<AdminUserLeaving> {
    const others = await this.heirs.neededFor(await this.find(id));
    const heirs = (others ?? []).filter(({ status }) => status === 'active');
    return { closesCompany: others?.length === 0, heirs: heirs.map((user) => ({ id: user.id, name: displayName(user) })) };
  }

  private async find(id: number): Promise<User> {
    const user = await this.db.repo(User).findOneBy({ id, leftAt: IsNull(), passwordHash: Not('') });
    if (!user) throw new NotFound('There is no such user any more');
    return user;
  }

  private async read(id: number): Promise<AdminUser> {
    const user = (await this.directory.byId([id])).get(id);
    if (!user) throw new NotFound('There is no such user any more');
    return user;
  }

  private refuseAdministrator({ usernameKey }: User): void {
    if (isAdministrator(usernameKey, this.env.ADMIN_USERNAME)) {
      throw new Forbidden('The administrator of this installation cannot be changed here');
    }
  }

  private async refuseOnlyOwner({ id, companyId }: User): Promise<void> {
    const others = await this.db.repo(User).countBy({ companyId, role: 'owner', status: 'active', id: Not(id) });
    if (others === 0)
      throw new Conflict(ErrorCode.onlyOwner, 'A company needs an owner. Make somebody else the owner first.', 'role');
  }
}
