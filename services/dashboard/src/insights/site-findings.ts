import { addDays, dayOf, wallTime } from '@dwang/domain';
import { badSiteDays, type Finding } from '@dwang/domain/insights';
import { PreferencesDirectory } from '@dwang/identity';
import type { Scope } from '@dwang/platform';
import { type BookedDay, BookedDays } from '@dwang/service-jobs';
import { SiteWeather, wantedAt } from '@dwang/service-tools';
import { Inject, Injectable } from '@nestjs/common';

/** From this hour on the day is half over, and the next one counts. */
const NOON = 12;
/** As far ahead as a forecast is worth planning by. */
const DAYS_AHEAD = 3;
/** One forecast serves all jobs of a place or region; this only bounds the work of a large company. */
const MOST_SITE_DAYS = 40;

/** Weather against the booked days of the next few days that concern the caller, by the work booked, else by the caller's trade. */
@Injectable()
export class SiteFindings {
  constructor(
    @Inject(BookedDays) private readonly booked: BookedDays,
    @Inject(SiteWeather) private readonly weather: SiteWeather,
    @Inject(PreferencesDirectory) private readonly preferences: PreferencesDirectory,
  ) {}

  async of({ companyId, userId, role, timeZone }: Scope, now: Date): Promise<Finding[]> {
    const today = dayOf(now.getTime(), timeZone);
    const from = wallTime(now.getTime(), timeZone).hour < NOON ? today : addDays(today, 1);
    const all = await this.booked.between(companyId, from, addDays(today, DAYS_AHEAD));
    const isOpen = ({ userIds }: BookedDay) => role !== 'contractor' && userIds.length === 0;
    const concerns = (site: BookedDay) => role === 'owner' || isOpen(site) || site.userIds.includes(userId);
    const booked = all.filter(concerns).slice(0, MOST_SITE_DAYS);
    if (booked.length === 0) return [];
    const { trade } = (await this.preferences.of(userId)).weather;
    const fitness = new Map<string, ReturnType<SiteWeather['dayFitness']>>();
    const ask = (site: BookedDay) => {
      const limits = { now: now.getTime() };
      const question = { companyId, timeZone, ...wantedAt(site), trade: site.work ?? trade, day: site.day, limits };
      const key = JSON.stringify(question);
      const asked = fitness.get(key) ?? this.weather.dayFitness(question);
      fitness.set(key, asked);
      return asked;
    };
    return badSiteDays(await Promise.all(booked.map(async (site) => ({ ...site, ...(await ask(site)) }))));
  }
}
