import { ErrorCode, type TeamMember, type TeamMembers, type UpdateTeamMember } from '@dwang/contracts';
import {
  Conflict,
  Database,
  ENV,
  type Env,
  Erasure,
  Forbidden,
  LiveEvents,
  NotFound,
  type Scope,
  SecurityLog,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import { CompanyClosing } from '../account/company-closing.service';
import { EndedAccounts } from '../account/ended-accounts.service';
import { Sessions } from '../sessions/sessions.service';
import { User } from '../users/user.entity';
import { isAdministrator, seesPrices } from '../users/user-view';
import { displayName } from '../users/users.service';
import { Seats } from './seats.service';

type OfCompany = Pick<Scope, 'companyId'>;

/** What open tabs of somebody read again when their rights have changed. */
const ALL_TAGS = ['Session', 'Project', 'TimeEntry', 'Timer', 'Insight', 'SiteDay', 'Team'];

/** The people of a company. Rights hold from the next request: each one asks who the person is now. */
@Injectable()
export class TeamService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Seats) private readonly seats: Seats,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Erasure) private readonly erasure: Erasure,
    @Inject(CompanyClosing) private readonly closing: CompanyClosing,
    @Inject(EndedAccounts) private readonly accounts: EndedAccounts,
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(ENV) private readonly env: Env,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** The owner sees everybody; others see who works here, without addresses. */
  async list({ companyId, role }: Scope): Promise<TeamMembers> {
    const where = { companyId, leftAt: IsNull(), ...(role === 'owner' ? {} : { status: 'active' as const }) };
    const users = await this.db.repo(User).findBy({ ...where, passwordHash: Not('') });
    const items = users
      .map((user) => view(user, role === 'owner'))
      .sort((one, other) => Number(other.active) - Number(one.active) || one.name.localeCompare(other.name, 'en-NZ'));
    const { taken, limit, plan, planName } = await this.seats.of(companyId);
    return { items, nextCursor: null, totals: { count: items.length, members: taken, limit }, plan, planName };
  }

  /** Throws `Conflict` when the company would be left without an owner, or the plan has no seat for one more. */
  change(scope: Scope, id: number, change: z.output<typeof UpdateTeamMember>): Promise<TeamMember> {
    return this.db.tx(async () => {
      const { user, isLastOwner } = await this.hold(scope, id);
      const { role = user.role, active = user.status === 'active', seesPrices: isShown = user.seesPrices } = change;
      if (isLastOwner && (role !== 'owner' || !active)) throw lastOwner(change.active === false ? 'active' : 'role');
      if (active && user.status === 'inactive') await this.seats.take(scope.companyId, 'active');
      const status = active ? 'active' : user.status === 'active' ? 'inactive' : user.status;
      const next: Pick<User, 'role' | 'status' | 'seesPrices'> = { role, status, seesPrices: isShown };
      await this.db.repo(User).update({ id, companyId: scope.companyId }, next);
      await this.note('team.changed', scope, `account ${id}: ${role}, ${active ? 'active' : 'inactive'}`);
      if (!active) await this.sessions.endAll(id);
      if (role !== 'owner' || status !== 'active') await this.closing.withdraw({ companyId: scope.companyId, userId: id });
      this.tell(scope, id);
      return view({ ...user, ...next }, true);
    });
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      if (id === scope.userId)
        throw new Forbidden('You cannot take yourself out of the team. You can close your account instead.');
      const { isLastOwner } = await this.hold(scope, id);
      if (isLastOwner) throw lastOwner('id');
      await this.note('team.removed', scope, `account ${id}`);
      await this.letGo(scope, id);
    });
  }

  /**
   * What they did stays under their name, as wage and time records must; they cannot sign in, and their address is free for another account.
   * Callers must have made sure that the company keeps an owner.
   */
  letGo({ companyId }: OfCompany, id: number): Promise<void> {
    return this.db.tx(async () => {
      await this.erasure.leave({ companyId, userIds: [id], closesCompany: false });
      await this.closing.withdraw({ companyId, userId: id });
      await this.accounts.end(await this.db.repo(User).findBy({ id, companyId }), () => true);
      this.tell({ companyId }, id);
    });
  }

  /** Open tabs of somebody read again what their rights let them see, and learn when they are signed out. */
  tell({ companyId }: OfCompany, userId: number): void {
    this.live.publish({ companyId, userId, isPrivate: true, event: { type: 'changed', tags: ALL_TAGS } });
  }

  private note(event: 'team.changed' | 'team.removed', { userId, username }: Scope, detail: string): Promise<void> {
    return this.security.note(event, { userId, username, detail });
  }

  private async hold({ companyId }: OfCompany, id: number): Promise<{ user: User; isLastOwner: boolean }> {
    await this.seats.hold(companyId);
    const user = await this.db.repo(User).findOneBy({ id, companyId, leftAt: IsNull(), passwordHash: Not('') });
    if (!user) throw new NotFound('No such person in your team');
    if (isAdministrator(user.usernameKey, this.env.ADMIN_USERNAME)) {
      throw new Forbidden('The administrator of this installation cannot be changed here');
    }
    const isOwner = user.role === 'owner' && user.status === 'active';
    const others = await this.db.repo(User).countBy({ companyId, role: 'owner', status: 'active', id: Not(id) });
    return { user, isLastOwner: isOwner && others === 0 };
  }
}

const lastOwner = (field: string) =>
  new Conflict(ErrorCode.onlyOwner, 'A company needs an owner. Make somebody else the owner first.', field);

const view = (user: User, isForOwner: boolean): TeamMember => ({
  id: user.id,
  name: displayName(user),
  username: user.username,
  email: isForOwner ? user.email : null,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  active: user.status === 'active',
  seesPrices: seesPrices(user),
  lastActiveAt: isForOwner ? (user.lastActiveAt?.toISOString() ?? null) : null,
});
