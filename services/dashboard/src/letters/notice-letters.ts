import { CompanyDirectory, Reach } from '@dwang/identity';
import { CLOCK_SKEW, Database, Log, Mail, MailFailure, MailLog, PublicOrigin, Scheduler, Settings } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type FindOperator, In, LessThan, MoreThan, Or } from 'typeorm';
import { NotificationRow } from '../notifications/notification.entity';
import { dueBefore } from './digest-times';
import { noticeLetter } from './notice-letter';

const EVERY_SECONDS = 60;
/** Of one company in one turn. */
const AT_ONCE = 500;

/** Sends notices by e-mail, each at once or gathered in one letter, as the settings say. */
@Injectable()
export class NoticeLetters implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(MailLog) private readonly mailLog: MailLog,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
    @Inject(Reach) private readonly reach: Reach,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const run = (now: Date, signal: AbortSignal) => this.sendDue(now, signal);
    this.scheduler.add({
      name: 'notice-letters',
      title: 'Send notices by email',
      area: 'dashboard',
      everySeconds: EVERY_SECONDS,
      run,
    });
  }

  /** While the administrator has turned e-mail off, what waits is dropped. */
  async sendDue(now: Date, signal?: AbortSignal): Promise<void> {
    const { email_notifications: isOn, notification_frequency: frequency } = await this.settings.values();
    if (!isOn || !this.mail.isOn) {
      await this.db.repo(NotificationRow).update({ mailWaits: true }, { mailWaits: false });
      return;
    }
    for (const companyId of await this.waitingCompanies()) {
      if (signal?.aborted) return;
      const [company] = await this.companies.after(companyId - 1, 1);
      const timeZone = company?.id === companyId ? company.timeZone : 'Pacific/Auckland';
      await this.sendOf(
        companyId,
        Or(LessThan(dueBefore(frequency, now, timeZone)), MoreThan(new Date(now.getTime() + CLOCK_SKEW))),
      );
    }
  }

  private async waitingCompanies(): Promise<number[]> {
    const rows = this.db.repo(NotificationRow).createQueryBuilder('row').where('row.mailWaits = :waits', { waits: true });
    const found: { companyId: number | string }[] = await rows.select('row.companyId', 'companyId').distinct(true).getRawMany();
    return found.map(({ companyId }) => Number(companyId));
  }

  private async sendOf(companyId: number, createdAt: FindOperator<Date>): Promise<void> {
    const where = { companyId, mailWaits: true, createdAt };
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const rows = await this.db.repo(NotificationRow).find({ where, order, take: AT_ONCE });
    if (rows.length === 0) return;
    // Each is taken off before it is sent: one that is lost is better than one that comes twice.
    await this.wait(rows, false);
    const byUser = groupByUser(rows);
    const people = await this.reach.of([...byUser.keys()]);
    for (const [userId, notices] of byUser) {
      const unread = notices.filter(({ readAt }) => readAt === null);
      const { email, name } = people.get(userId) ?? { email: null, name: '' };
      if (email && unread.length > 0) await this.send(unread, { email, name });
    }
  }

  private async send(notices: NotificationRow[], person: { email: string; name: string }): Promise<void> {
    const [first] = notices;
    if (!first) return;
    const { id, companyId, userId } = first;
    const letter = `notice:${id}-${notices.length}`;
    const about = { kind: 'notice' as const, companyId, userId, letter };
    const app = await this.settings.get('app_name');
    try {
      await this.mail.send(noticeLetter(notices, { ...person, about, app, origin: this.origin.standing }));
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      if (error.kind === 'later') await this.waitAgain(notices, letter, error.message);
      else this.log.write('warn', 'notice-letter.failed', { kind: error.kind });
    }
  }

  private async waitAgain(notices: readonly NotificationRow[], letter: string, reason: string): Promise<void> {
    await this.wait(notices, true);
    const nextTryAt = new Date(Date.now() + EVERY_SECONDS * 1000);
    await this.mailLog.tell(letter, { status: 'queued', reason, nextTryAt });
  }

  private async wait(rows: readonly NotificationRow[], mailWaits: boolean): Promise<void> {
    await this.db.repo(NotificationRow).update({ id: In(rows.map(({ id }) => id)) }, { mailWaits });
  }
}

function groupByUser(rows: readonly NotificationRow[]): Map<number, NotificationRow[]> {
  const groups = new Map<number, NotificationRow[]>();
  for (const row of rows) groups.set(row.userId, [...(groups.get(row.userId) ?? []), row]);
  return groups;
}
