import type { AdminDashboard } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { Database } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { Servers } from '../servers/servers.service';
import { DailyFigures } from './daily-figures.entity';
import { DailyFiguresKeeper } from './daily-figures-keeper';
import { CHART_MONTHS, chartOf, statsOf } from './figures-over-time';
import { NetworkMeter } from './network-load';
import { RecentChanges } from './recent-changes';

/** Enough for the months of the chart. */
const READ_DAYS = CHART_MONTHS * 31;

/** How the installation is doing, for its administrator. */
@Injectable()
export class Dashboard implements OnModuleInit {
  private readonly network = new NetworkMeter();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(DailyFiguresKeeper) private readonly keeper: DailyFiguresKeeper,
    @Inject(Servers) private readonly servers: Servers,
    @Inject(RecentChanges) private readonly changes: RecentChanges,
  ) {}

  /** From here on the network is measured. */
  async onModuleInit(): Promise<void> {
    await this.network.read();
  }

  async read(now = new Date()): Promise<AdminDashboard> {
    const today = await this.keeper.today(now);
    const since = addDays(today.day, -READ_DAYS);
    const days = await this.db.repo(DailyFigures).findBy({ day: MoreThanOrEqual(since) });
    return {
      stats: statsOf(days, today),
      chartData: chartOf(days, today),
      systemUsage: await this.usage(now),
      recent: await this.changes.latest(),
    };
  }

  /** Of the machines of all processes that answer the fullest; processes of one machine share its cores. */
  private async usage(now: Date): Promise<AdminDashboard['systemUsage']> {
    const answering = (await this.servers.list(now)).items.filter(({ status }) => status !== 'down');
    const cores = new Map<string, number>();
    for (const { host, cpu } of answering) cores.set(host, (cores.get(host) ?? 0) + cpu);
    return {
      cpu: Math.min(100, Math.max(0, ...cores.values())),
      memory: Math.max(0, ...answering.map(({ memory }) => memory)),
      storage: Math.max(0, ...answering.map(({ disk }) => disk)),
      network: await this.network.read(),
    };
  }
}
