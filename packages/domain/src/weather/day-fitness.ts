import { type Breach, breachesOf, riskItems, verdictOf } from './breaches';
import { clockAt, hoursAhead, isWorkingHour, type LocalHour, localHours, WORKING_HOURS } from './hours';
import { rulesOf } from './rules';
import type { DayFitness, HourOfWeather, RiskItem, Verdict } from './types';
import { WORKS, type Work } from './works';

const HOUR_MS = 3_600_000;

interface JudgedHour {
  time: string;
  verdict: Verdict;
  breaches: Breach[];
}

/** Every working hour of `day` with the rules that it breaks. The hours around it are needed too: rain before and after counts. */
export function judgeDay(work: Work, hours: readonly HourOfWeather[], local: readonly LocalHour[], day: string): JudgedHour[] {
  const rules = rulesOf(WORKS[work].tasks);
  return local
    .filter((one) => one.day === day && isWorkingHour(one))
    .map(({ index }) => {
      const breaches = breachesOf(rules, hours, index);
      return { time: hours[index]?.time ?? '', verdict: verdictOf(breaches), breaches };
    });
}

/** Stopped when half of the working hours are lost; a shorter stop, or any caution, is a caution. */
function dayVerdict(hours: readonly JudgedHour[]): Verdict {
  if (hours.length === 0) return 'unknown';
  const stopped = hours.filter(({ verdict }) => verdict === 'stop').length;
  if (stopped * 2 >= hours.length) return 'stop';
  return hours.every(({ verdict }) => verdict === 'fit') ? 'fit' : 'caution';
}

/** The longest run of fit hours, the earliest of equals. */
function fitWindow(hours: readonly JudgedHour[]): { from: string; to: string } | null {
  let best: JudgedHour[] = [];
  let run: JudgedHour[] = [];
  for (const hour of hours) {
    run = hour.verdict === 'fit' ? [...run, hour] : [];
    if (run.length > best.length) best = run;
  }
  const [first, last] = [best.at(0), best.at(-1)];
  return first && last ? { from: first.time, to: new Date(Date.parse(last.time) + HOUR_MS).toISOString() } : null;
}

/** `wind 52 km/h at 2 pm (limit 45)`: the number, the hour and the limit of a risk. */
export const causeText = ({ category, cause }: RiskItem, zone: string): string =>
  `${nameOf(category)} ${cause.value}${cause.unit && ` ${cause.unit}`} at ${clockAt(cause.at, zone)} (limit ${cause.limit})`;

const nameOf = (category: string): string => (category.startsWith('UV') ? category : category.toLowerCase());

/**
 * What of a day is asked: some of its working hours (the last one excluded), those that are not over at `now` (milliseconds), or one
 * category of risk such as `Wind`.
 */
export interface FitnessLimits {
  now?: number;
  from?: number;
  to?: number;
  category?: string;
}

function summaryOf(work: Work, fitness: Omit<DayFitness, 'summary'>, zone: string, isOver: boolean): string {
  const { label } = WORKS[work];
  const { verdict, reasons, window } = fitness;
  const [worst] = reasons;
  if (isOver) return 'The working hours of that day are over.';
  if (verdict === 'unknown') return 'The forecast does not reach that day.';
  if (verdict === 'fit' && window) return `Fit for ${label} from ${clockAt(window.from, zone)} to ${clockAt(window.to, zone)}.`;
  const cause = worst ? causeText(worst, zone) : '';
  const best = window ? ` Best from ${clockAt(window.from, zone)} to ${clockAt(window.to, zone)}.` : '';
  return `${verdict === 'stop' ? 'Not fit' : 'Take care'} for ${label}: ${cause}.${best}`;
}

/** Whether `day` (a day of `zone`) is fit for the work: all its working hours, or those that `limits` leaves. */
export function dayFitness(
  work: Work,
  hours: readonly HourOfWeather[],
  day: string,
  zone: string,
  { from = WORKING_HOURS.from, to = WORKING_HOURS.to, now = 0, category }: FitnessLimits = {},
): DayFitness {
  const span = { from: Math.max(from, WORKING_HOURS.from), to: Math.min(to, WORKING_HOURS.to) };
  const asked = localHours(hours, zone).filter((one) => one.day === day && one.hour >= span.from && one.hour < span.to);
  const judged = judgeDay(work, hours, hoursAhead(asked, hours, now), day).map((hour) =>
    category ? ofCategory(hour, category) : hour,
  );
  const fitness = {
    day,
    verdict: dayVerdict(judged),
    window: fitWindow(judged),
    hours: judged.map(({ time, verdict }) => ({ time, verdict })),
    reasons: riskItems(judged.flatMap(({ breaches }) => breaches)),
  };
  return { ...fitness, summary: summaryOf(work, fitness, zone, asked.length > 0 && judged.length === 0) };
}

function ofCategory({ time, breaches }: JudgedHour, category: string): JudgedHour {
  const asked = breaches.filter(({ rule }) => rule.category === category);
  return { time, verdict: verdictOf(asked), breaches: asked };
}
