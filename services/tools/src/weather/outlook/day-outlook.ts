import type { DayOutlook, RiskItem, RiskLevel, Weather, WeatherHour, Work } from '@dwang/contracts';
import { dayOf, wallTime } from '@dwang/domain';
import { conditionOf, dayFitness, WORKING_HOURS } from '@dwang/domain/weather';

const RANKS: readonly RiskLevel[] = ['low', 'medium', 'high', 'critical'];

const HOUR_MS = 3_600_000;

/** The weather of a place, or in words why there is none. */
export type Forecast = Weather | { unavailable: string };

const worstOf = (risks: readonly RiskLevel[]): RiskLevel | null =>
  risks.reduce<RiskLevel | null>((worst, risk) => (worst && RANKS.indexOf(worst) >= RANKS.indexOf(risk) ? worst : risk), null);

/** What a day holds for a work, by the published rules, with the figures of its working hours; only those not over at `now` count. */
export function dayOutlook(work: Work, forecast: Forecast, day: string, now: number): DayOutlook {
  const nothing = {
    day,
    risk: null,
    icon: null,
    wind: null,
    rain: null,
    temp: null,
    rule: null,
    cause: null,
    isSimulated: false,
    place: '',
  };
  if ('unavailable' in forecast) return { ...nothing, verdict: 'unknown', summary: `${forecast.unavailable}.` };
  const { location, isSimulated } = forecast;
  const { verdict, summary, reasons } = dayFitness(work, forecast.hours, day, location.timeZone, { now });
  const known = { ...nothing, verdict, summary, isSimulated, place: location.name };
  const hours = forecast.hours.filter(({ time }) => isWorkedAt(Date.parse(time), day, location.timeZone, now));
  if (verdict === 'unknown' || hours.length === 0) return { ...known, isSimulated: false };
  const most = (read: (hour: WeatherHour) => number) => Math.round(Math.max(...hours.map(read)));
  return {
    ...known,
    risk: worstOf(reasons.map(({ risk }) => risk)),
    rule: reasons[0]?.cause.rule ?? null,
    cause: reasons[0] ? shortCause(reasons[0]) : null,
    icon: forecast.days.find(({ date }) => date === day)?.icon ?? iconOf(hours),
    wind: most(({ windSpeed }) => windSpeed),
    rain: Math.round(hours.reduce((sum, { precipitation }) => sum + precipitation, 0) * 10) / 10,
    temp: most(({ temp }) => temp),
  };
}

/** The sky at the middle of the working hours, for a day that has hours but no summary yet. */
const iconOf = (hours: readonly WeatherHour[]): string | null => {
  const middle = hours[Math.floor(hours.length / 2)];
  return middle ? conditionOf(middle.weatherCode, middle.isDay).icon : null;
};

const shortCause = ({ category, cause: { value, unit } }: RiskItem): string =>
  [category.startsWith('UV') ? category : category.toLowerCase(), value, unit].filter((part) => part !== '').join(' ');

function isWorkedAt(instant: number, day: string, zone: string, now: number): boolean {
  const { hour } = wallTime(instant, zone);
  return instant + HOUR_MS > now && dayOf(instant, zone) === day && hour >= WORKING_HOURS.from && hour < WORKING_HOURS.to;
}

/** `dry, wind up to 18 km/h, 17 °C`: why a day is offered. */
export const figuresText = ({ rain, wind, temp }: DayOutlook): string =>
  [rain ? `${rain} mm of rain` : 'dry', `wind up to ${wind} km/h`, `${temp} °C`].join(', ');
