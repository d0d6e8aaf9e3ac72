import type { DayOutlook, MoveProposals, Region } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { holidayOn, isWeekend } from '@dwang/domain/holidays';
import { NotFound, type Scope } from '@dwang/platform';
import { SiteDayDirectory, type SiteDayFacts, timesMeet } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { WeatherSettingsService } from '../settings/weather-settings.service';
import { dayOutlook, figuresText } from './day-outlook';
import { SiteOutlook } from './site-outlook.service';

const [DAYS_LOOKED_AT, MOST_OFFERED] = [14, 5];

type Offer = MoveProposals['items'][number];

/** The next days to which a booked day can be moved: fit ones first, then those that need care, then those beyond the forecast. */
@Injectable()
export class MoveProposalsService {
  constructor(
    @Inject(SiteDayDirectory) private readonly days: SiteDayDirectory,
    @Inject(SiteOutlook) private readonly outlook: SiteOutlook,
    @Inject(WeatherSettingsService) private readonly settings: WeatherSettingsService,
  ) {}

  async of(scope: Scope, id: number, now = Date.now()): Promise<MoveProposals> {
    const booked = await this.days.one(scope, id);
    if (!booked) throw new NotFound('No such site day');
    const region = booked.region ?? (await this.settings.choice(scope.companyId)).region;
    const tomorrow = addDays(dayOf(now, scope.timeZone), 1);
    const asked = Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(tomorrow, index)).filter(
      (day) => day !== booked.day,
    );
    const [forecast, taken] = await Promise.all([
      this.outlook.forecast(scope, { region, place: booked.place }),
      this.taken(scope, booked, asked),
    ]);
    const offers: Offer[] = [];
    const passedOver: MoveProposals['passedOver'] = [];
    for (const day of asked) {
      const outlook = dayOutlook(booked.work, forecast, day, now);
      const obstacle = obstacleOn(day, booked, region, taken) ?? (outlook.verdict === 'stop' ? outlook.summary : null);
      if (obstacle) passedOver.push({ day, reason: obstacle });
      else offers.push({ ...outlook, reason: reasonFor(outlook) });
    }
    const of = (verdict: Offer['verdict']) => offers.filter((offer) => offer.verdict === verdict);
    const items = [...of('fit'), ...of('caution'), ...of('unknown')].slice(0, MOST_OFFERED);
    const last =
      items
        .map(({ day }) => day)
        .sort()
        .at(-1) ??
      asked.at(-1) ??
      tomorrow;
    return { items, passedOver: passedOver.filter(({ day }) => day < last) };
  }

  /** On which of these days the person is elsewhere at that time, and where. */
  private async taken(scope: Scope, booked: SiteDayFacts, days: readonly string[]): Promise<Map<string, string>> {
    if (booked.userId === null) return new Map();
    const theirs = await this.days.ofPerson(scope.companyId, booked.userId, days.at(0) ?? '', days.at(-1) ?? '');
    const clashing = theirs.filter((other) => other.id !== booked.id && timesMeet(booked, other));
    return new Map(clashing.map(({ day, projectName, userName }) => [day, `${userName} is on ${projectName}`]));
  }
}

function obstacleOn(day: string, booked: SiteDayFacts, region: Region, taken: ReadonlyMap<string, string>): string | null {
  const { projectEnd } = booked;
  const holiday = holidayOn(day, region);
  if (holiday) return holiday;
  if (isWeekend(day) && !isWeekend(booked.day)) return 'Weekend';
  if (projectEnd && day > projectEnd && booked.day <= projectEnd) return 'After the end date of the job';
  return taken.get(day) ?? null;
}

function reasonFor(outlook: DayOutlook): string {
  if (outlook.verdict === 'unknown') return 'The forecast does not reach it yet';
  return outlook.verdict === 'fit' ? figuresText(outlook) : outlook.summary;
}
