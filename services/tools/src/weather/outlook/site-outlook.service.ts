import type { Outlook, OutlookQuery } from '@dwang/contracts';
import { holidayOn } from '@dwang/domain/holidays';
import { AppError, type Scope } from '@dwang/platform';
import { SiteDayDirectory, type SiteDayFacts } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Forecasts } from '../forecast/forecasts.service';
import { type WorkPlace, wantedAt } from '../forecast/places';
import { WeatherSettingsService } from '../settings/weather-settings.service';
import { dayOutlook, type Forecast } from './day-outlook';

/** So many forecasts are asked for at once; sites beyond them are told the weather of their region. */
const MOST_PLACES = 40;

/** The weather and the holidays of booked days, each by its own work and its own place. */
@Injectable()
export class SiteOutlook {
  constructor(
    @Inject(SiteDayDirectory) private readonly days: SiteDayDirectory,
    @Inject(Forecasts) private readonly forecasts: Forecasts,
    @Inject(WeatherSettingsService) private readonly settings: WeatherSettingsService,
  ) {}

  /** May ask the network: never call it inside a transaction. One forecast serves all days of a place or region. */
  async of(scope: Scope, query: z.output<typeof OutlookQuery>, now = Date.now()): Promise<Outlook> {
    const [booked, { region }] = await Promise.all([this.days.between(scope, query), this.settings.choice(scope.companyId)]);
    const forecasts = new Map<string, Promise<Forecast>>();
    const forecastOf = (day: SiteDayFacts): Promise<Forecast> => {
      const own = { region: day.region ?? region, place: day.place };
      const where = forecasts.size < MOST_PLACES || forecasts.has(keyOf(own)) ? own : { ...own, place: null };
      const known = forecasts.get(keyOf(where)) ?? this.forecast(scope, where);
      forecasts.set(keyOf(where), known);
      return known;
    };
    const items = await Promise.all(
      booked.map(async (day) => ({
        ...dayOutlook(day.work, await forecastOf(day), day.day, now),
        siteDayId: day.id,
        holiday: holidayOn(day.day, day.region ?? region),
      })),
    );
    const read = await Promise.all(forecasts.values());
    const credited = read.flatMap((forecast) => ('attribution' in forecast && forecast.attribution) || []);
    return { items, region, attribution: credited[0] ?? null };
  }

  /** Never throws for want of a forecast. */
  async forecast({ companyId, timeZone }: Scope, where: WorkPlace): Promise<Forecast> {
    try {
      return await this.forecasts.read({ companyId, timeZone, ...wantedAt(where) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { unavailable: error.detail };
    }
  }
}

const keyOf = (where: WorkPlace): string => JSON.stringify(wantedAt(where));
