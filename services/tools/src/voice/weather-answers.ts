import { type Region, type Weather, Work } from '@dwang/contracts';
import { dayOf, wallTime } from '@dwang/domain';
import { dayInWords } from '@dwang/domain/voice';
import { AppError, type Scope } from '@dwang/platform';
import type { NamedProject } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { Forecasts } from '../weather/forecast/forecasts.service';
import { SiteWeather } from '../weather/site-weather.service';

type Parameters = Record<string, string>;
type Hour = Weather['hours'][number];

/** Hours of the day, the last one excluded. */
const PARTS: Record<string, readonly [number, number]> = { morning: [6, 12], afternoon: [12, 18], evening: [18, 24] };
const WHOLE = [6, 20] as const;
const SIMULATED = ' Simulated weather, not a forecast.';

/** Answers about the weather in a sentence with its numbers: the forecast, or whether a day is fit for a work. */
@Injectable()
export class WeatherAnswers {
  constructor(
    @Inject(Forecasts) private readonly forecasts: Forecasts,
    @Inject(SiteWeather) private readonly site: SiteWeather,
  ) {}

  async say(scope: Scope, parameters: Parameters, projects: readonly NamedProject[], now: number): Promise<string> {
    const { companyId, timeZone } = scope;
    const region =
      (parameters.region as Region | undefined) ?? projects.find(({ id }) => String(id) === parameters.projectId)?.region;
    const question = { companyId, timeZone, ...(region ? { region } : {}) };
    const work = Work.safeParse(parameters.trade);
    const day = parameters.day ?? dayOf(now, timeZone);
    if (work.success) {
      const { summary, place, isSimulated } = await this.site.dayFitness({ ...question, trade: work.data, day });
      return `${place ? `${place}: ` : ''}${summary}${isSimulated ? SIMULATED : ''}`;
    }
    try {
      return describe(await this.forecasts.read(question, now), day, parameters);
    } catch (error) {
      if (error instanceof AppError) return `${error.detail}.`;
      throw error;
    }
  }
}

function describe(weather: Weather, day: string, { part = '', about = '' }: Parameters): string {
  const { timeZone, name } = weather.location;
  const [first, last] = PARTS[part] ?? WHOLE;
  const isAsked = ({ time }: Hour): boolean => {
    const at = Date.parse(time);
    const { hour } = wallTime(at, timeZone);
    return dayOf(at, timeZone) === day && hour >= first && hour < last;
  };
  const hours = weather.hours.filter(isAsked);
  const when = `${dayInWords(day)}${part ? `, ${part}` : ''}`;
  if (hours.length === 0) return `The forecast does not reach ${when}.`;
  const conditions = part ? undefined : weather.days.find(({ date }) => date === day)?.conditions;
  return `${name}, ${when}: ${[conditions, ...figures(hours, about)].filter(Boolean).join(', ')}.${weather.isSimulated ? SIMULATED : ''}`;
}

/** What was asked for, or a little of everything. */
function figures(hours: readonly Hour[], about: string): string[] {
  const most = (read: (hour: Hour) => number): number => Math.round(Math.max(...hours.map(read)));
  const least = Math.round(Math.min(...hours.map(({ temp }) => temp)));
  const millimetres = hours.reduce((sum, { precipitation }) => sum + precipitation, 0);
  const chance = most(({ precipitationChance }) => precipitationChance ?? 0);
  const rain = millimetres < 0.1 ? 'no rain' : `${millimetres.toFixed(1)} mm of rain${chance ? `, chance ${chance}%` : ''}`;
  const wind = `wind up to ${most(({ windSpeed }) => windSpeed)} km/h, gusts ${most(({ windGust }) => windGust)}`;
  const temperature = `${least} to ${most(({ temp }) => temp)} °C`;
  const uv = `UV index up to ${most(({ uvIndex }) => uvIndex)}`;
  const one = { rain, wind, temperature, uv }[about];
  return one ? [one] : [temperature, wind, rain];
}
