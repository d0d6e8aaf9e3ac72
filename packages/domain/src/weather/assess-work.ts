import { type WeatherAlert, weatherAlerts } from './alerts';
import { riskItems } from './breaches';
import { dayFitness, judgeDay } from './day-fitness';
import { hoursAhead, localHours } from './hours';
import { type MaterialAdvisory, materialAdvisories } from './materials';
import { overallRisk, type TemperatureTrend, temperatureTrend } from './overall-risk';
import { productivityImpact } from './productivity';
import type { DayFitness, HourOfWeather, RiskItem, RiskLevel } from './types';
import { WORKS, type Work } from './works';

export interface WorkAssessment {
  work: Work;
  overallPercent: number;
  overall: RiskLevel;
  productivity: string;
  temperatureTrend: TemperatureTrend;
  riskItems: RiskItem[];
  materialAdvisories: MaterialAdvisory[];
  alerts: WeatherAlert[];
  days: DayFitness[];
}

/** How many days a forecast shows. Source: specification 1, section 9. */
export const FORECAST_DAYS = 5;

/**
 * What the weather does to a work. `hours` is the whole forecast (UTC hours in order), `days` the days of `zone` that are asked for: the
 * first five of the forecast unless named. Days that the forecast does not reach come back as `unknown`. Only hours that are not over at `now`
 * (milliseconds) count; without it all do.
 */
export function assessWork(
  work: Work,
  hours: readonly HourOfWeather[],
  { zone, days, now = 0 }: { zone: string; days?: readonly string[]; now?: number },
): WorkAssessment {
  const local = localHours(hours, zone);
  const known = [...new Set(local.map(({ day }) => day))];
  const asked = days ?? known.slice(0, FORECAST_DAYS);
  const ahead = hoursAhead(local, hours, now);
  const items = riskItems(asked.flatMap((day) => judgeDay(work, hours, ahead, day)).flatMap(({ breaches }) => breaches));
  const { percent, level } = overallRisk(items.map(({ risk }) => risk));
  const highs = asked.map((day) => local.filter((one) => one.day === day).map(({ index }) => hours[index]?.temp ?? 0));
  return {
    work,
    overallPercent: percent,
    overall: level,
    productivity: productivityImpact(work, items.length > 0),
    temperatureTrend: temperatureTrend(highs.filter(({ length }) => length > 0).map((temps) => Math.max(...temps))),
    riskItems: items,
    materialAdvisories: materialAdvisories(WORKS[work].tasks, items),
    alerts: weatherAlerts(hours, { days: asked, zone, now }),
    days: asked.map((day) => dayFitness(work, hours, day, zone, { now })),
  };
}
