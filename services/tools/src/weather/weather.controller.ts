import { UpdateWeatherSettings, Weather, WeatherQuery, WeatherSettings } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Inject, Patch, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Forecasts } from './forecast/forecasts.service';
import { WeatherSettingsService } from './settings/weather-settings.service';

@Controller('weather')
export class WeatherController {
  constructor(
    @Inject(Forecasts) private readonly forecasts: Forecasts,
    @Inject(WeatherSettingsService) private readonly settings: WeatherSettingsService,
  ) {}

  @Get()
  @Answers(Weather)
  read(@CurrentScope() { companyId, timeZone }: Scope, @Query({ schema: WeatherQuery }) query: z.output<typeof WeatherQuery>) {
    return this.forecasts.read({ companyId, timeZone, ...query });
  }

  @Get('settings')
  @Answers(WeatherSettings)
  readSettings(@CurrentScope() { companyId }: Scope) {
    return this.settings.read(companyId);
  }

  @Patch('settings')
  @AllowRoles('owner')
  @Answers(WeatherSettings)
  updateSettings(
    @CurrentScope() scope: Scope,
    @Body({ schema: UpdateWeatherSettings }) body: z.output<typeof UpdateWeatherSettings>,
  ) {
    return this.settings.update(scope, body);
  }
}
