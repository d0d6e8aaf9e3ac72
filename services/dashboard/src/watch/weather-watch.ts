import type { Trade } from '@dwang/contracts';
import { addDays, dayOf, wallTime } from '@dwang/domain';
import { type CompanyFacts, type Member, PreferencesDirectory } from '@dwang/identity';
import type { Notice } from '@dwang/platform';
import { type BookedDay, BookedDays } from '@dwang/service-jobs';
import { type SiteFitness, SiteWeather } from '@dwang/service-tools';
import { Inject, Injectable } from '@nestjs/common';
import { dayText } from './words';

/** From this hour on nobody is warned of the day that is half over. */
const NOON = 12;

/** Tells the team, but not contractors, of weather that endangers the work of today or tomorrow, each by their own trade. */
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
    const hearers = members.filter(({ role }) => role !== 'contractor').map(({ id }) => id);
    const trades = byTrade(await this.preferences.ofMany(hearers));
    const notices: Notice[] = [];
    for (const site of booked) {
      for (const [trade, userIds] of trades) {
        const fitness = await this.fitness(company, site, trade);
        if (isRisk(fitness)) notices.push(...userIds.map((userId) => noticeOf(userId, site, fitness)));
      }
    }
    return notices;
  }

  private fitness({ id: companyId, timeZone }: CompanyFacts, { region, day }: BookedDay, trade: Trade): Promise<SiteFitness> {
    return this.weather.dayFitness({ companyId, timeZone, region: region ?? undefined, trade, day });
  }
}

function byTrade(preferences: Map<number, { weather: { trade: Trade } }>): Map<Trade, number[]> {
  const trades = new Map<Trade, number[]>();
  for (const [userId, { weather }] of preferences) trades.set(weather.trade, [...(trades.get(weather.trade) ?? []), userId]);
  return trades;
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
