import { CompanyDirectory, Reach } from '@dwang/identity';
import { Database, Log, Scheduler, Settings, Sms, SmsFailure } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationRow } from '../notifications/notification.entity';
import { afterQuietHours } from '../notifications/quiet-hours';

const EVERY_SECONDS = 60;
const AT_ONCE = 200;
/** A message that could not be handed over for so long is no news any more. */
const STALE_MS = 24 * 3600 * 1000;

/** Sends notices as text messages, outside of quiet hours. */
@Injectable()
export class NoticeTexts implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Sms) private readonly sms: Sms,
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
    @Inject(Reach) private readonly reach: Reach,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const run = (now: Date, signal: AbortSignal) => this.sendDue(now, signal);
    this.scheduler.add({
      name: 'notice-texts',
      title: 'Send notices by text message',
      area: 'dashboard',
      everySeconds: EVERY_SECONDS,
      run,
    });
  }

  /** While the administrator has turned text messages off, what waits is dropped. */
  async sendDue(now: Date, signal?: AbortSignal): Promise<void> {
    if (!this.sms.isOn || !(await this.settings.get('sms_notifications'))) {
      await this.db.repo(NotificationRow).update({ smsWaits: true }, { smsWaits: false });
      return;
    }
    const rows = await this.db.repo(NotificationRow).find({ where: { smsWaits: true }, order: { id: 'ASC' }, take: AT_ONCE });
    const people = await this.reach.of(rows.map(({ userId }) => userId));
    for (const row of rows) {
      if (signal?.aborted) return;
      if (await this.isQuiet(row.companyId, now)) continue;
      const phone = people.get(row.userId)?.phone;
      await this.db.repo(NotificationRow).update({ id: row.id }, { smsWaits: false });
      const isNews = row.readAt === null && now.getTime() - row.createdAt.getTime() <= STALE_MS;
      if (phone && isNews) await this.send(row, phone);
    }
  }

  private async isQuiet(companyId: number, now: Date): Promise<boolean> {
    const [company] = await this.companies.after(companyId - 1, 1);
    return company?.id === companyId && afterQuietHours(now, company.timeZone) > now;
  }

  private async send({ id, title, message }: NotificationRow, phone: string): Promise<void> {
    try {
      await this.sms.send(phone, `${title}. ${message}`);
    } catch (error) {
      if (!(error instanceof SmsFailure)) throw error;
      if (error.kind === 'later') await this.db.repo(NotificationRow).update({ id }, { smsWaits: true });
      else this.log.write('warn', 'notice-text.failed', { kind: error.kind });
    }
  }
}
