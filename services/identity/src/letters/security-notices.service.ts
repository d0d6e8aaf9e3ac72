import { randomUUID } from 'node:crypto';
import { dayOf } from '@dwang/domain';
import { Database, Mail, type NewMail, Notifier, Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Company } from '../companies/company.entity';
import { User } from '../users/user.entity';
import { Background } from './background.service';

export interface SecurityNotice {
  title: string;
  message: string;
  /** Done on the screen by somebody signed in: a letter reaches the owner of the account, a notice in the app only who did it. */
  isOwnDeed?: boolean;
}

/** Tells people by letter and in the app what happened to the security of their account. No answer waits for it. */
@Injectable()
export class SecurityNotices {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(Notifier) private readonly notifier: Notifier,
    @Inject(Background) private readonly background: Background,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** `to` is another address than the one that is known now: the one from before. */
  tell(userId: number, notice: SecurityNotice, to?: string): void {
    const at = new Date();
    this.background.run('security notice', async () => {
      const user = await this.db.repo(User).findOneBy({ id: userId, status: 'active' });
      const company = user && (await this.db.repo(Company).findOneBy({ id: user.companyId }));
      if (!user || !company) return;
      if (!notice.isOwnDeed || !this.mail.isOn) await this.inApp(user, company, notice);
      if (!this.mail.isOn) return;
      const app = await this.settings.get('app_name');
      await this.mail.send(letter(app, user, { ...notice, when: timeIn(company.timeZone, at) }, to));
    });
  }

  private async inApp({ id: userId }: User, { id: companyId, timeZone }: Company, { title, message }: SecurityNotice) {
    const now = Date.now();
    await this.db.tx(() =>
      this.notifier.tell(
        { companyId, timeZone },
        {
          userId,
          kind: 'account-security',
          type: 'warning',
          title,
          message,
          to: '/settings#security',
          figures: {},
          subject: `security:${randomUUID()}`,
          day: dayOf(now, timeZone),
          hasLetter: this.mail.isOn,
        },
      ),
    );
  }
}

/** `Mon, 30 Nov 2026, 5:23 am` */
const timeIn = (timeZone: string, at: Date): string =>
  at.toLocaleString('en-NZ', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  });

type Told = SecurityNotice & { when: string };

const letter = (app: string, user: User, { title, message, when }: Told, to = user.email): NewMail => ({
  about: { kind: 'security', companyId: user.companyId, userId: user.id },
  to,
  subject: `${title}: your ${app} account`,
  text: [
    `Kia ora ${user.username},`,
    '',
    message,
    `When: ${when}`,
    '',
    'If this was you, there is nothing to do. If not, change your password at once and sign out on all other devices, under Settings.',
    '',
  ].join('\n'),
});
