import { CompanyDirectory, type CompanyFacts, type Member } from '@dwang/identity';
import { Log, type Notice, Notifier, Scheduler } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Notifications } from '../notifications/notifications.service';
import { ContractWatch } from './contract-watch';
import { InvoiceWatch } from './invoice-watch';
import { Settle } from './settle';
import { TimerWatch } from './timer-watch';
import { WeatherWatch } from './weather-watch';

const QUARTER = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

type Find = (company: CompanyFacts, members: readonly Member[]) => Promise<Notice[]>;

/** Looks at every company in turn, again and again, for what its people should be told. */
@Injectable()
export class Watch implements OnModuleInit {
  constructor(
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
    @Inject(Notifier) private readonly notifier: Notifier,
    @Inject(Notifications) private readonly notifications: Notifications,
    @Inject(InvoiceWatch) private readonly invoices: InvoiceWatch,
    @Inject(ContractWatch) private readonly contracts: ContractWatch,
    @Inject(TimerWatch) private readonly timers: TimerWatch,
    @Inject(WeatherWatch) private readonly weather: WeatherWatch,
    @Inject(Settle) private readonly settle: Settle,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const add = (name: string, title: string, everySeconds: number, run: (now: Date, signal: AbortSignal) => Promise<void>) =>
      this.scheduler.add({ name, title, area: 'dashboard', everySeconds, run });
    add('watch', 'Look for what people are to be told', QUARTER, (now, signal) => this.look(now, signal));
    add('watch-weather', 'Look at the weather of site days', HOUR, (now, signal) => this.lookAtWeather(now, signal));
    add('tidy-notifications', 'Drop old notifications', DAY, (now) => this.notifications.tidy(now));
  }

  /** Invoices, contracts and timers, and what was told of such that is over. Running it again tells nobody anything twice. */
  look(now: Date, signal?: AbortSignal): Promise<void> {
    return this.tellAll(now, signal, async (company, members) => {
      const standing = [
        ...(await this.invoices.notices(company, members, now)),
        ...(await this.contracts.notices(company, members, now)),
        ...(await this.timers.notices(company, now)),
      ];
      await this.settle.over(company, members, standing, now);
      return standing;
    });
  }

  /** Booked site days. */
  lookAtWeather(now: Date, signal?: AbortSignal): Promise<void> {
    return this.tellAll(now, signal, (company, members) => this.weather.notices(company, members, now));
  }

  private async tellAll(now: Date, signal: AbortSignal | undefined, find: Find): Promise<void> {
    for (let last = 0; ; ) {
      const some = await this.companies.after(last);
      for (const company of some) {
        if (signal?.aborted) return;
        // One that cannot be looked at does not keep the others from being told.
        await this.tellOne(company, now, find).catch((error: unknown) => this.log.fault(error, { companyId: company.id }));
        last = company.id;
      }
      if (some.length === 0) return;
    }
  }

  private async tellOne(company: CompanyFacts, now: Date, find: Find): Promise<void> {
    const { id: companyId, timeZone } = company;
    for (const notice of await find(company, await this.companies.members(companyId))) {
      await this.notifier.tell({ companyId, timeZone }, notice, now);
    }
  }
}
