import type { ChangePassword } from '@dwang/contracts';
import { Database, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { SecurityNotices } from '../letters/security-notices.service';
import { Sessions } from '../sessions/sessions.service';
import { PasswordProof } from '../sign-in/password-proof.service';
import { PasswordRules } from '../sign-in/password-rules.service';
import { Passwords } from '../sign-in/passwords.service';
import { User } from '../users/user.entity';
import { PasswordReset } from './password-reset.entity';

/** A new password in place of the one that is known. */
@Injectable()
export class PasswordChange {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(PasswordRules) private readonly rules: PasswordRules,
    @Inject(PasswordProof) private readonly proof: PasswordProof,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(SecurityNotices) private readonly notices: SecurityNotices,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** Links that were sent for a forgotten password die with it. `token` is the session that stays. */
  async change(userId: number, { password, newPassword, endOthers }: ChangePassword, token: string | null): Promise<void> {
    const user = await this.proof.demand(userId, password);
    await this.rules.demand(newPassword, user.username, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.db.tx(async () => {
      await this.db.repo(User).update({ id: userId }, { passwordHash });
      await this.db.repo(PasswordReset).delete({ userId });
      await this.security.note('password.changed');
      if (endOthers) await this.sessions.endOthers(userId, token);
    });
    this.notices.tell(userId, {
      title: 'Password changed',
      message: 'The password of your account was changed.',
      isOwnDeed: true,
    });
  }
}
