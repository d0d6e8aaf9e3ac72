import type { Trade, Work } from '@dwang/contracts';
import { addDays, dayOf, dayText, wallTime } from '@dwang/domain';
import { type CompanyFacts, type Member, PreferencesDirectory } from '@dwang/identity';
import type { Notice } from '@dwang/platform';
import { type BookedDay, BookedDays } from '@dwang/service-jobs';
import { type SiteFitness, SiteWeather, wantedAt } from '@dwang/service-tools';
import { Inject, Injectable } from '@nestjs/common';

/** From this hour on nobody is warned of the day that is half over. */
const NOON = 12;

/**
 * Tells people of weather that endangers the site work of today or tomorrow: those who are booked and the owner, and while nobody is booked
 * the team without its contractors. Judged by the work that is booked, else by each one's own trade.
 */
@Injectable()
export class WeatherWatch {
  constructor(
    @Inject(BookedDays) private readonly booked: BookedDays,
    @Inject(SiteWeather) private readonly weather: SiteWeather,
    @Inject(PreferencesDirectory) private readonly preferences: PreferencesDirectory,
  ) {}

  /** Asks the network: never call it inside a transaction. */
  async notices(company: CompanyFacts, members: readonly Member[], now: Date): Promise<Notice[]> {
    const today = dayOf(now.getTime(), company.timeZone);
    const from = wallTime(now.getTime(), company.timeZone).hour < NOON ? today : addDays(today, 1);
    const booked = await this.booked.between(company.id, from, addDays(today, 1));
    if (booked.length === 0) return [];
    const preferences = await this.preferences.ofMany(members.map(({ id }) => id));
    const tradeOf = (id: number): Trade => preferences.get(id)?.weather.trade ?? 'general';
    const notices: Notice[] = [];
    for (const site of booked) {
      const hearers = members.filter((member) => concerns(site, member)).map(({ id }) => id);
      for (const [work, userIds] of byWork(hearers, (id) => site.work ?? tradeOf(id))) {
        const fitness = await this.fitness(company, site, work, now);
        if (isRisk(fitness)) notices.push(...userIds.map((userId) => noticeOf(userId, site, fitness)));
      }
    }
    return notices;
  }

  private fitness({ id: companyId, timeZone }: CompanyFacts, site: BookedDay, trade: Work, now: Date): Promise<SiteFitness> {
    const limits = { now: now.getTime() };
    return this.weather.dayFitness({ companyId, timeZone, ...wantedAt(site), trade, day: site.day, limits });
  }
}

const concerns = ({ userIds }: BookedDay, { id, role }: Member): boolean =>
  userIds.length === 0 ? role !== 'contractor' : role === 'owner' || userIds.includes(id);

function byWork(userIds: readonly number[], workOf: (userId: number) => Work): Map<Work, number[]> {
  const works = new Map<Work, number[]>();
  for (const id of userIds) works.set(workOf(id), [...(works.get(workOf(id)) ?? []), id]);
  return works;
}

/** Medium and above. Made-up weather warns nobody. */
const isRisk = ({ verdict, isSimulated, reasons }: SiteFitness): boolean =>
  !isSimulated && (verdict === 'stop' || (verdict === 'caution' && reasons.some(({ risk }) => risk !== 'low')));

/** The verdict belongs to the subject: who was told of caution is told again when it comes to stopping. */
function noticeOf(userId: number, { projectId, projectName, day }: BookedDay, fitness: SiteFitness): Notice {
  const [worst] = fitness.reasons;
  const { value, limit, unit, at } = worst?.cause ?? {};
  return {
    userId,
    kind: 'weather-risk',
    type: fitness.verdict === 'stop' ? 'error' : 'warning',
    title: `Weather risk on ${dayText(day)}: ${projectName}`,
    message: `${fitness.place}: ${fitness.summary}`,
    to: `/jobs/${projectId}`,
    figures: { projectId, day, ...(worst ? { rule: worst.cause.rule, value, limit, unit, at } : {}) } as Notice['figures'],
    subject: `project:${projectId}:${fitness.verdict}`,
    day,
  };
}
