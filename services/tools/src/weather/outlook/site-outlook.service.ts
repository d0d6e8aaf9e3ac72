import type { Outlook, OutlookQuery, Region } from '@dwang/contracts';
import { holidayOn } from '@dwang/domain/holidays';
import { AppError, type Scope } from '@dwang/platform';
import { SiteDayDirectory } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Forecasts } from '../forecast/forecasts.service';
import { WeatherSettingsService } from '../settings/weather-settings.service';
import { dayOutlook, type Forecast } from './day-outlook';

/** The weather and the holidays of booked days, each by its own work and its own place. */
@Injectable()
export class SiteOutlook {
  constructor(
    @Inject(SiteDayDirectory) private readonly days: SiteDayDirectory,
    @Inject(Forecasts) private readonly forecasts: Forecasts,
    @Inject(WeatherSettingsService) private readonly settings: WeatherSettingsService,
  ) {}

  /** May ask the network: never call it inside a transaction. One forecast serves all days of a region. */
  async of(scope: Scope, query: z.output<typeof OutlookQuery>): Promise<Outlook> {
    const [booked, { region }] = await Promise.all([this.days.between(scope, query), this.settings.choice(scope.companyId)]);
    const regions = [...new Set(booked.map((day) => day.region ?? region))];
    const read = await Promise.all(regions.map(async (one) => [one, await this.forecast(scope, one)] as const));
    const forecasts = new Map<Region, Forecast>(read);
    const items = booked.map((day) => {
      const where = day.region ?? region;
      const forecast = forecasts.get(where) ?? { unavailable: 'There is no forecast' };
      return { ...dayOutlook(day.work, forecast, day.day), siteDayId: day.id, holiday: holidayOn(day.day, where) };
    });
    const credited = read.flatMap(([, forecast]) => ('attribution' in forecast && forecast.attribution) || []);
    return { items, region, attribution: credited[0] ?? null };
  }

  /** Never throws for want of a forecast. */
  async forecast({ companyId, timeZone }: Scope, region: Region): Promise<Forecast> {
    try {
      return await this.forecasts.read({ companyId, timeZone, region });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { unavailable: error.detail };
    }
  }
}
