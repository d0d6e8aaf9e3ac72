import { type Region, type Weather, Work } from '@dwang/contracts';
import { dayOf, wallTime } from '@dwang/domain';
import { dayInWords } from '@dwang/domain/voice';
import { TOWNS } from '@dwang/domain/weather';
import { AppError, type Scope } from '@dwang/platform';
import type { NamedProject } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { Forecasts } from '../weather/forecast/forecasts.service';
import { wantedAt, wantedOf } from '../weather/forecast/places';
import { SiteWeather } from '../weather/site-weather.service';
import { type AskedHours, askedHours } from './asked-hours';

type Parameters = Record<string, string>;
type Hour = Weather['hours'][number];

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
    const { town = '', place: unknown, part, about = '' } = parameters;
    const job = projects.find(({ id }) => String(id) === parameters.projectId);
    const region = parameters.region as Region | undefined;
    const where = TOWNS[town];
    const there = where ? wantedOf(where) : wantedAt({ region: null, place: null, ...(region ? { region } : job) });
    const question = { companyId, timeZone, ...there };
    const work = Work.safeParse(parameters.trade);
    // No rule judges work in the evening: it is told the weather.
    const isWork = work.success && part !== 'evening';
    const asked = askedHours(parameters.day ?? dayOf(now, timeZone), part, isWork, now, timeZone);
    const preface = `${asked.preface}${unknown ? `I do not know the place ${unknown}; this is the weather of your own region. ` : ''}`;
    try {
      const weather = await this.forecasts.read(question, now);
      const told = describe(weather, asked, part, about);
      if (!work.success || !isWork) return preface + told;
      // A question about the wind is answered with the wind first.
      const lead = about ? `${told} ` : `${weather.location.name}: `;
      const limits = {
        now,
        ...(part ? { from: asked.from, to: asked.to } : {}),
        ...(about === 'wind' ? { category: 'Wind' } : {}),
      };
      const { summary } = await this.site.dayFitness({ ...question, trade: work.data, day: asked.day, limits });
      return `${preface}${lead}${summary}${weather.isSimulated && !about ? SIMULATED : ''}`;
    } catch (error) {
      if (error instanceof AppError) return `${error.detail}.`;
      throw error;
    }
  }
}

function describe(weather: Weather, { day, from, to }: AskedHours, part: string | undefined, about: string): string {
  const { timeZone, name } = weather.location;
  const isAsked = ({ time }: Hour): boolean => {
    const at = Date.parse(time);
    const { hour } = wallTime(at, timeZone);
    return dayOf(at, timeZone) === day && hour >= from && hour < to;
  };
  const hours = weather.hours.filter(isAsked);
  const when = `${dayInWords(day)}${part ? `, ${part}` : ''}`;
  if (hours.length === 0) return `The forecast does not reach ${when}.`;
  const conditions = part || about === 'wind' ? undefined : weather.days.find(({ date }) => date === day)?.conditions;
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
