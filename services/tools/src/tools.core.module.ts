import { Module } from '@nestjs/common';
import { Measurements } from './measurements/measurements.service';
import { Forecasts } from './weather/forecast/forecasts.service';
import { KeptReplies } from './weather/forecast/kept-replies';
import { WeatherImpact } from './weather/impact/weather-impact.service';
import { OpenMeteoClient } from './weather/open-meteo/open-meteo.client';
import { OpenMeteoProvider } from './weather/open-meteo/open-meteo.provider';
import { WeatherSettingsService } from './weather/settings/weather-settings.service';
import { SimulatedProvider } from './weather/simulated/simulated.provider';
import { SiteWeather } from './weather/site-weather.service';

const publicFace = [SiteWeather];

@Module({
  providers: [
    ...publicFace,
    Measurements,
    Forecasts,
    WeatherImpact,
    WeatherSettingsService,
    OpenMeteoProvider,
    OpenMeteoClient,
    KeptReplies,
    SimulatedProvider,
  ],
  exports: [...publicFace, Measurements, Forecasts, WeatherImpact, WeatherSettingsService],
})
export class ToolsCoreModule {}
