import type { Weather } from '@dwang/contracts';
import { ErrorCode } from '@dwang/contracts';
import { AppError } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { OpenMeteoProvider } from '../open-meteo/open-meteo.provider';
import { WeatherSettingsService } from '../settings/weather-settings.service';
import { SimulatedProvider } from '../simulated/simulated.provider';
import { ProviderFailure } from '../weather-provider';
import { type Location, locate, placeOf, type WantedPlace } from './places';

/** Source of the wording: CC BY 4.0, open-meteo.com/en/licence. */
const ATTRIBUTION = { text: 'Weather data by Open-Meteo.com (CC BY 4.0)', url: 'https://open-meteo.com/' };

export interface ForecastQuestion extends WantedPlace {
  companyId: number;
  /** The zone by whose days the forecast is cut: the company's. */
  timeZone: string;
}

/** The weather of a place by the company's choice of provider. */
@Injectable()
export class Forecasts {
  constructor(
    @Inject(WeatherSettingsService) private readonly settings: WeatherSettingsService,
    @Inject(OpenMeteoProvider) private readonly openMeteo: OpenMeteoProvider,
    @Inject(SimulatedProvider) private readonly simulated: SimulatedProvider,
  ) {}

  /**
   * Open-Meteo where it is wanted and answers, else the simulated weather with the reason. A company that chose Open-Meteo alone gets a
   * 503 instead of simulated figures.
   */
  async read(question: ForecastQuestion, now = Date.now()): Promise<Weather> {
    const choice = await this.settings.choice(question.companyId);
    const location = locate(question, choice.region, question.timeZone);
    if (choice.provider === 'simulated') return this.simulate(location, now, null);
    try {
      const { forecast, fetchedAt, staleReason } = await this.openMeteo.forecast(placeOf(location), choice.apiKey, now);
      return {
        provider: 'open-meteo',
        isSimulated: false,
        isStale: staleReason !== null,
        reason: staleReason,
        attribution: ATTRIBUTION,
        fetchedAt: fetchedAt.toISOString(),
        location,
        ...forecast,
      };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (choice.provider === 'open-meteo') throw new AppError(503, ErrorCode.weatherUnavailable, error.message);
      return this.simulate(location, now, error.message);
    }
  }

  private async simulate(location: Location, now: number, reason: string | null): Promise<Weather> {
    const forecast = await this.simulated.forecast(placeOf(location), now);
    return {
      provider: 'simulated',
      isSimulated: true,
      isStale: false,
      reason,
      attribution: null,
      fetchedAt: new Date(now).toISOString(),
      location,
      ...forecast,
    };
  }
}
