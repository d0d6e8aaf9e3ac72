import {
  type CreateInvitation,
  ErrorCode,
  INVITATION_DAYS,
  type Invitations,
  type Invitation as InvitationView,
} from '@dwang/contracts';
import {
  Conflict,
  Database,
  Invalid,
  isUniqueViolation,
  Log,
  lately,
  Mail,
  MailLogRow,
  NotFound,
  type Scope,
  SecurityLog,
  Settings,
  TooMany,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { MailRight } from '../emails/mail-right.service';
import { hashOfToken, newToken } from '../tokens/one-time-token';
import { nameKey } from '../users/name-key';
import { User } from '../users/user.entity';
import { Invitation } from './invitation.entity';
import { invitationMail } from './invitation-mail';
import { Joining } from './joining';
import { Seats } from './seats.service';

/** Who invites, and into which company. */
export type Inviter = Pick<Scope, 'companyId' | 'companyName' | 'userId' | 'username'>;

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Letters of one company within the hour: enough for a large team, and too few to be a nuisance to strangers. */
const MOST_PER_HOUR = 30;

/** Whom a company has invited. The link goes by e-mail where this installation sends any; the owner gets it in any case, to hand it over. */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Seats) private readonly seats: Seats,
    @Inject(Joining) private readonly joining: Joining,
    @Inject(MailRight) private readonly right: MailRight,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(Log) private readonly log: Log,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async list({ companyId }: Scope): Promise<Invitations> {
    const rows = await this.db.repo(Invitation).find({ where: { companyId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return { items: rows.map((row) => view(row)), nextCursor: null, totals: { count: rows.length } };
  }

  /** `origin` is the address of the app for the letter; null when it is not known. Throws `Conflict` on `email` when no seat is left, `TooMany` after many letters. */
  async create(scope: Scope, wanted: z.output<typeof CreateInvitation>, origin: string | null): Promise<InvitationView> {
    await this.demandRight(scope);
    return this.invite(scope, wanted, origin);
  }

  /** As `create`, for the platform administrator, whose letters need no owner's confirmed address. */
  async invite(scope: Inviter, wanted: z.output<typeof CreateInvitation>, origin: string | null): Promise<InvitationView> {
    const token = newToken();
    const row = await this.db.tx(async () => {
      await this.seats.take(scope.companyId, 'email');
      await this.refuseKnown(scope, wanted.email);
      await this.refuseForeignJobs(scope, wanted.projects);
      const { userId, username } = scope;
      await this.security.note('team.invited', { userId, username, detail: `as ${wanted.role}` });
      return this.insert(scope, wanted, token);
    });
    return this.send(scope, row, token, origin);
  }

  /** A fresh link for another seven days; the old one is dead. */
  async resend(scope: Scope, id: number, origin: string | null): Promise<InvitationView> {
    await this.demandRight(scope);
    const token = newToken();
    const row = await this.db.tx(async () => {
      const old = await this.find(scope, id);
      if (old.expiresAt <= new Date()) await this.seats.take(scope.companyId, 'email');
      const change = { tokenHash: hashOfToken(token), expiresAt: inSevenDays() };
      await this.db.repo(Invitation).update({ id, companyId: scope.companyId }, change);
      return { ...old, ...change };
    });
    return this.send(scope, row, token, origin);
  }

  async revoke({ companyId }: Scope, id: number): Promise<void> {
    const { affected } = await this.db.repo(Invitation).delete({ id, companyId });
    if (!affected) throw gone();
  }

  private async demandRight({ companyId }: Scope): Promise<void> {
    await this.right.demand(companyId);
    const createdAt = lately(HOUR_MS, new Date(Date.now()));
    if ((await this.db.repo(MailLogRow).countBy({ companyId, kind: 'invitation', createdAt })) < MOST_PER_HOUR) return;
    throw new TooMany(`${MOST_PER_HOUR} invitations were sent within the hour. Please send more of them later.`, 3600);
  }

  private async find({ companyId }: Scope, id: number): Promise<Invitation> {
    const row = await this.db.findForUpdate(Invitation, { id, companyId });
    if (!row) throw gone();
    return row;
  }

  private async refuseKnown({ companyId }: Inviter, email: string): Promise<void> {
    const known = await this.db.repo(User).findOneBy({ emailKey: nameKey(email) });
    if (!known) return;
    throw new Conflict(
      ErrorCode.emailTaken,
      known.companyId === companyId
        ? 'This person is in the team already'
        : 'This address belongs to an account of another business. Please use another address, or ask the person to close that account.',
      'email',
    );
  }

  private async refuseForeignJobs({ companyId }: Inviter, jobs: Invitation['projects']): Promise<void> {
    const unknown = await this.joining.unknown(
      companyId,
      jobs.map(({ projectId }) => projectId),
    );
    const index = jobs.findIndex(({ projectId }) => unknown.includes(projectId));
    if (index >= 0) throw new Invalid(`projects.${index}.projectId`, 'No such project');
  }

  private async insert(scope: Inviter, wanted: z.output<typeof CreateInvitation>, token: string): Promise<Invitation> {
    const { companyId, userId } = scope;
    const stamps = { createdAt: new Date(), expiresAt: inSevenDays(), tokenHash: hashOfToken(token) };
    const row = this.db.repo(Invitation).create({ ...wanted, ...stamps, companyId, userId, emailKey: nameKey(wanted.email) });
    try {
      return await this.db.repo(Invitation).save(row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Conflict(
        ErrorCode.emailTaken,
        'This person has been invited already. You can send the invitation again.',
        'email',
      );
    }
  }

  /** A letter that cannot be sent is no failure: the link is in the answer. */
  private async send(scope: Inviter, row: Invitation, token: string, origin: string | null): Promise<InvitationView> {
    const path = `/invitation/${token}`;
    if (!this.mail.isOn || origin === null) return view(row, path);
    const { companyId, companyName, username } = scope;
    try {
      const app = await this.settings.get('app_name');
      await this.mail.send(invitationMail({ app, companyId, email: row.email, companyName, username, link: `${origin}${path}` }));
      return view(row, path, true);
    } catch (error) {
      this.log.fault(error, { what: 'invitation mail' });
      return view(row, path);
    }
  }
}

const inSevenDays = (): Date => new Date(Date.now() + INVITATION_DAYS * DAY_MS);
const gone = () => new NotFound('There is no such invitation any more');

const view = (row: Invitation, link: string | null = null, isMailed = false): InvitationView => ({
  id: row.id,
  email: row.email,
  role: row.role,
  seesPrices: row.role !== 'contractor' || row.seesPrices,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= new Date(),
  link,
  isMailed,
});
