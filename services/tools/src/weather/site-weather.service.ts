import type { DayFitness, Work } from '@dwang/contracts';
import { dayFitness, type FitnessLimits } from '@dwang/domain/weather';
import { AppError } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type ForecastQuestion, Forecasts } from './forecast/forecasts.service';

export interface FitnessQuestion extends ForecastQuestion {
  /** A trade or a kind of job. */
  trade: Work;
  /** `YYYY-MM-DD`, a day of `timeZone`. */
  day: string;
  /** Some hours of it, or one kind of risk. */
  limits?: FitnessLimits;
}

export interface SiteFitness extends DayFitness {
  /** Town of the forecast, or "The site". */
  place: string;
  /** Made-up figures: label them wherever they are shown, and warn nobody because of them. */
  isSimulated: boolean;
}

/**
 * Public face: is what is left of a day fit for a work at a place? Without a region or position, the company's region. Never throws for want of a
 * forecast: the verdict is then `unknown`. It may ask the network for up to five seconds, so never call it inside a transaction.
 */
@Injectable()
export class SiteWeather {
  constructor(@Inject(Forecasts) private readonly forecasts: Forecasts) {}

  async dayFitness({ trade, day, limits, ...question }: FitnessQuestion): Promise<SiteFitness> {
    try {
      const { hours, location, isSimulated } = await this.forecasts.read(question);
      return {
        ...dayFitness(trade, hours, day, location.timeZone, { now: Date.now(), ...limits }),
        place: location.name,
        isSimulated,
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return {
        day,
        verdict: 'unknown',
        summary: `${error.detail}.`,
        window: null,
        hours: [],
        reasons: [],
        place: '',
        isSimulated: false,
      };
    }
  }
}
