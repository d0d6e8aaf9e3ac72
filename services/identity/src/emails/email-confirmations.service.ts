import { ErrorCode } from '@dwang/contracts';
import { AppError, Database, isLiving, LiveEvents, lately, Mail, SecurityLog, Settings, TooMany } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Company } from '../companies/company.entity';
import { Background } from '../letters/background.service';
import { hashOfToken, newToken } from '../tokens/one-time-token';
import { User } from '../users/user.entity';
import { confirmationMail, LINK_HOURS } from './confirmation-mail';
import { EmailLink } from './email-link.entity';
import { MailRight } from './mail-right.service';

const HOUR_MS = 3600 * 1000;
/** Letters to one person within the hour; more would be a nuisance. */
const MOST_PER_HOUR = 3;

/** Asks people to show that an address is theirs: a link by e-mail, good for a day and one use. */
@Injectable()
export class EmailConfirmations {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(MailRight) private readonly right: MailRight,
    @Inject(Background) private readonly background: Background,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** After a new address: the letter goes out beside the answer. `origin` is the address of the app; null when it is not known. */
  begin(userId: number, origin: string | null): void {
    if (!this.right.isAsked || origin === null) return;
    this.background.run('confirmation mail', async () => {
      const user = await this.unconfirmed(userId);
      if (user && (await this.sentLately(userId)) < MOST_PER_HOUR) await this.send(user, origin);
    });
  }

  /** On request. False when there is nothing to confirm. Throws `TooMany` after three within the hour, 503 when it cannot be sent. */
  async again(userId: number, origin: string | null): Promise<boolean> {
    const user = this.right.isAsked && origin !== null && (await this.unconfirmed(userId));
    if (!user || origin === null) return false;
    if ((await this.sentLately(userId)) >= MOST_PER_HOUR) {
      throw new TooMany('Three letters were sent within the hour. Please look among your junk mail, or try again later.', 3600);
    }
    try {
      await this.send(user, origin);
    } catch {
      throw new AppError(503, ErrorCode.letterNotTaken, 'The mail server did not take the letter. Please try again.');
    }
    return true;
  }

  /** Spends the link. Throws 400 when it is spent, too old, unknown, or was for an address that is not theirs any more. */
  confirm(token: string, now = new Date()): Promise<void> {
    return this.db.tx(async () => {
      const link = await this.db.findForUpdate(EmailLink, { tokenHash: hashOfToken(token) });
      const user =
        link &&
        isLiving(link.expiresAt, now, LINK_HOURS * HOUR_MS) &&
        (await this.db.repo(User).findOneBy({ id: link.userId, status: 'active' }));
      if (!user || user.emailKey !== link.emailKey) throw deadLink();
      await this.mark(user, now);
    });
  }

  /** The address is shown to be theirs: by this link, by a link of another letter, or by the operator's word. */
  async mark(user: Pick<User, 'id' | 'companyId' | 'role' | 'username'>, now = new Date()): Promise<void> {
    await this.db.repo(User).update({ id: user.id }, { emailConfirmedAt: now });
    await this.db.repo(EmailLink).delete({ userId: user.id });
    await this.security.note('account.email-verified', { userId: user.id, username: user.username });
    if (user.role === 'owner') {
      await this.db.repo(Company).update({ id: user.companyId, confirmedAt: IsNull() }, { confirmedAt: now });
    }
    const { companyId, id: userId } = user;
    this.live.publish({ companyId, userId, isPrivate: true, event: { type: 'changed', tags: ['Session'] } });
  }

  private unconfirmed(id: number): Promise<User | null> {
    return this.db.repo(User).findOneBy({ id, status: 'active', emailConfirmedAt: IsNull() });
  }

  private sentLately(userId: number): Promise<number> {
    return this.db.repo(EmailLink).countBy({ userId, createdAt: lately(HOUR_MS, new Date(Date.now())) });
  }

  private async send(user: User, origin: string, now = new Date()): Promise<void> {
    const token = newToken();
    const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
    const { id: userId, companyId, email: to, username, emailKey } = user;
    await this.db.repo(EmailLink).delete({ userId, expiresAt: LessThan(now) });
    await this.db.repo(EmailLink).insert({ userId, emailKey, tokenHash: hashOfToken(token), createdAt: now, expiresAt });
    const app = await this.settings.get('app_name');
    await this.mail.send(confirmationMail({ app, to, username, origin, token }, { companyId, userId }));
  }
}

const deadLink = () =>
  new AppError(
    400,
    ErrorCode.emailLinkDead,
    'This link has expired or was already used. If your address is not confirmed yet, please ask for a new one.',
  );
