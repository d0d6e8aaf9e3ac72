import { type AdminUser, ErrorCode, type UpdateAdminUser } from '@dwang/contracts';
import { Conflict, Database, ENV, type Env, Forbidden, Invalid, LiveEvents, Mail, NotFound } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AccountClosing } from '../account/account-closing.service';
import { PasswordResets } from '../passwords/password-resets.service';
import { Sessions } from '../sessions/sessions.service';
import { Seats } from '../team/seats.service';
import { User } from './user.entity';
import { UserDirectory } from './user-directory.service';
import { isAdministrator } from './user-view';

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
    @Inject(LiveEvents) private readonly live: LiveEvents,
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
      this.live.publish({ companyId, userId: id, isPrivate: true, event: { type: 'changed', tags: ['Session', 'Team'] } });
      return this.read(id);
    });
  }

  async signOut(id: number): Promise<void> {
    await this.find(id);
    await this.sessions.endAll(id);
  }

  /** Sends the link of a forgotten password. `origin` is the address of the app; null when it is not known. */
  async resetPassword(id: number, origin: string | null): Promise<{ sendsMail: boolean }> {
    const user = await this.find(id);
    if (user.status !== 'active') throw new Invalid('id', 'This user is suspended and cannot set a password');
    if (origin === null || !this.mail.isOn) return { sendsMail: false };
    this.resets.begin(user.email, origin);
    return { sendsMail: true };
  }

  /** Closes the account as its owner could: jobs, hours and invoices stay with the company, which closes with its last member. */
  async remove(id: number): Promise<void> {
    const user = await this.find(id);
    this.refuseAdministrator(user);
    await this.closing.leave({ ...user, userId: id });
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
      throw new Forbidden('The administrator of Dwang cannot be changed here');
    }
  }

  private async refuseOnlyOwner({ id, companyId }: User): Promise<void> {
    const others = await this.db.repo(User).countBy({ companyId, role: 'owner', status: 'active', id: Not(id) });
    if (others === 0)
      throw new Conflict(ErrorCode.onlyOwner, 'A company needs an owner. Make somebody else the owner first.', 'role');
  }
}
