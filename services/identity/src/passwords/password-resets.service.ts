import { ErrorCode } from '@dwang/contracts';
import { AppError, Database, isLiving, lately, Mail, SecurityLog, Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { EmailConfirmations } from '../emails/email-confirmations.service';
import { Background } from '../letters/background.service';
import { SecurityNotices } from '../letters/security-notices.service';
import { Sessions } from '../sessions/sessions.service';
import { LockOut } from '../sign-in/lock-out.service';
import { PasswordRules } from '../sign-in/password-rules.service';
import { Passwords } from '../sign-in/passwords.service';
import { hashOfToken, newToken } from '../tokens/one-time-token';
import { User } from '../users/user.entity';
import { Users } from '../users/users.service';
import { PasswordReset } from './password-reset.entity';
import { resetMail } from './reset-mail';

const HOUR_MS = 3600 * 1000;
/** Letters to one person within the hour; more would be a nuisance. */
const MOST_PER_HOUR = 3;

/** Forgotten passwords: a link by e-mail, good for one hour and one use. */
@Injectable()
export class PasswordResets {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Users) private readonly users: Users,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(PasswordRules) private readonly rules: PasswordRules,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(LockOut) private readonly lockOut: LockOut,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(Background) private readonly background: Background,
    @Inject(EmailConfirmations) private readonly confirmations: EmailConfirmations,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(SecurityNotices) private readonly notices: SecurityNotices,
  ) {}

  /** Returns at once, whether the address is known or not: neither the answer nor its time tells. */
  begin(email: string, origin: string): void {
    this.background.run('password reset mail', () => this.sendLink(email, origin));
  }

  /** Sets the new password, signs the person out everywhere, tells them, and spends the link, which shows that the address is theirs. Throws 400 when the link is spent, too old or unknown. */
  async finish(token: string, password: string, now = new Date()): Promise<void> {
    const where = { tokenHash: hashOfToken(token) };
    const { username } = await this.owner(await this.db.repo(PasswordReset).findOneBy(where), now);
    await this.rules.demand(password, username);
    const userId = await this.db.tx(async () => {
      const user = await this.owner(await this.db.findForUpdate(PasswordReset, where), now);
      await this.db.repo(User).update({ id: user.id }, { passwordHash: await this.passwords.hash(password) });
      await this.db.repo(PasswordReset).delete({ userId: user.id });
      if (!user.emailConfirmedAt) await this.confirmations.mark(user, now);
      await this.sessions.endAll(user.id);
      await this.security.note('password.reset', { userId: user.id, username: user.username });
      await this.lockOut.clearAccount(user.id);
      return user.id;
    });
    this.notices.tell(userId, { title: 'Password changed', message: 'A new password was chosen by the link of a letter.' });
  }

  /** Whose link it is. Throws 400 when it is of nobody any more, or went to an address that is not theirs any more. */
  private async owner(reset: PasswordReset | null, now: Date): Promise<User> {
    const user =
      reset &&
      isLiving(reset.expiresAt, now, HOUR_MS) &&
      (await this.db.repo(User).findOneBy({ id: reset.userId, status: 'active' }));
    if (!user || user.emailKey !== reset.emailKey) throw deadLink();
    return user;
  }

  private async sendLink(email: string, origin: string, now = new Date()): Promise<void> {
    const user = await this.users.findByLogin(email);
    if (user?.status !== 'active') return;
    const { id: userId, companyId, username, emailKey } = user;
    const recent = await this.db.repo(PasswordReset).countBy({ userId, createdAt: lately(HOUR_MS, now) });
    if (recent >= MOST_PER_HOUR) return;
    await this.security.note('password.asked', { userId, username });
    const token = newToken();
    const expiresAt = new Date(now.getTime() + HOUR_MS);
    await this.db.repo(PasswordReset).insert({ userId, emailKey, tokenHash: hashOfToken(token), createdAt: now, expiresAt });
    const app = await this.settings.get('app_name');
    await this.mail.send(resetMail({ app, to: user.email, username, origin, token }, { companyId, userId }));
  }
}

const deadLink = () =>
  new AppError(400, ErrorCode.resetLinkDead, 'This link has expired or was already used. Please ask for a new one.');
