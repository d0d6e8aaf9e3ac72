import { CompanyDirectory, type CompanyFacts } from '@dwang/identity';
import { Notifier, Scheduler } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Notifications } from '../notifications/notifications.service';
import { InvoiceWatch } from './invoice-watch';
import { TimerWatch } from './timer-watch';

const EVERY_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 3600;

/** Looks at every company in turn, again and again, for what its people should be told. */
@Injectable()
export class Watch implements OnModuleInit {
  constructor(
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
    @Inject(Notifier) private readonly notifier: Notifier,
    @Inject(Notifications) private readonly notifications: Notifications,
    @Inject(InvoiceWatch) private readonly invoices: InvoiceWatch,
    @Inject(TimerWatch) private readonly timers: TimerWatch,
  ) {}

  onModuleInit(): void {
    const area = 'dashboard';
    this.scheduler.add({ name: 'watch', area, everySeconds: EVERY_SECONDS, run: (now, signal) => this.look(now, signal) });
    this.scheduler.add({
      name: 'tidy-notifications',
      area,
      everySeconds: DAY_SECONDS,
      run: (now) => this.notifications.tidy(now),
    });
  }

  /** Running it again tells nobody anything twice. */
  async look(now: Date, signal?: AbortSignal): Promise<void> {
    let last = 0;
    for (;;) {
      const some = await this.companies.after(last);
      for (const company of some) {
        if (signal?.aborted) return;
        await this.lookAt(company, now);
        last = company.id;
      }
      if (some.length === 0) return;
    }
  }

  private async lookAt(company: CompanyFacts, now: Date): Promise<void> {
    const members = await this.companies.members(company.id);
    const found = [...(await this.invoices.notices(company, members, now)), ...(await this.timers.notices(company, now))];
    for (const notice of found) await this.notifier.tell({ companyId: company.id, timeZone: company.timeZone }, notice, now);
  }
}
