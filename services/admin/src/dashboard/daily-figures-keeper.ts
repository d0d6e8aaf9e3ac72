import { DEFAULT_ZONE, dayOf, startOfDay } from '@dwang/domain';
import { Usage } from '@dwang/identity';
import { Database, isUniqueViolation, Scheduler } from '@dwang/platform';
import { ProjectCount } from '@dwang/service-jobs';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyFigures } from './daily-figures.entity';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A session in use notes that at most every five minutes: each such note stands for five minutes of use. */
const SAMPLE_MINUTES = 5;
/** Who asks within this time is given what was counted last, in milliseconds: counting reads indexes from end to end. */
const FRESH = MINUTE;
const ACTIVE_DAYS = 30;

/** Counts the figures of the running day, every five minutes and when the administrator looks. */
@Injectable()
export class DailyFiguresKeeper implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Usage) private readonly usage: Usage,
    @Inject(ProjectCount) private readonly projects: ProjectCount,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.count(now);
    this.scheduler.add({
      name: 'count-daily-figures',
      title: 'Count the figures of the dashboard',
      area: 'admin',
      everySeconds: SAMPLE_MINUTES * 60,
      run,
    });
  }

  /** The figures of the running day, at most a minute old. */
  async today(now: Date): Promise<DailyFigures> {
    const day = dayOf(now.getTime(), DEFAULT_ZONE);
    const kept = await this.db.repo(DailyFigures).findOneBy({ day });
    if (kept && Math.abs(now.getTime() - kept.countedAt.getTime()) < FRESH) return kept;
    await this.count(now);
    return this.db.repo(DailyFigures).findOneByOrFail({ day });
  }

  /** Done twice at once it counts once: the second finds that `sampledAt` has moved on. */
  async count(now: Date): Promise<void> {
    const day = dayOf(now.getTime(), DEFAULT_ZONE);
    const begin = new Date(startOfDay(day, DEFAULT_ZONE));
    const row = (await this.db.repo(DailyFigures).findOneBy({ day })) ?? (await this.begin(day, begin, now));
    const isSampled = Math.abs(now.getTime() - row.sampledAt.getTime()) >= SAMPLE_MINUTES * MINUTE;
    const used = isSampled ? SAMPLE_MINUTES * (await this.usage.sessionsSince(row.sampledAt)) : 0;
    const figures = {
      activeUsers: await this.usage.peopleSince(new Date(now.getTime() - ACTIVE_DAYS * DAY)),
      sessions: Math.max(row.sessions, await this.usage.sessionsSince(begin)),
      projects: await this.projects.ofAll(),
      usedMinutes: row.usedMinutes + used,
      countedAt: now,
      sampledAt: isSampled ? now : row.sampledAt,
    };
    await this.db.repo(DailyFigures).update({ id: row.id, sampledAt: row.sampledAt }, figures);
  }

  /** Use is counted from the first count of the day on, back by one step at most. */
  private async begin(day: string, begin: Date, now: Date): Promise<DailyFigures> {
    const sampledAt = new Date(Math.max(begin.getTime(), now.getTime() - SAMPLE_MINUTES * MINUTE));
    const nothing = { activeUsers: 0, sessions: 0, usedMinutes: 0, projects: 0 };
    try {
      await this.db.repo(DailyFigures).insert({ day, ...nothing, countedAt: new Date(0), sampledAt });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    return this.db.repo(DailyFigures).findOneByOrFail({ day });
  }
}
