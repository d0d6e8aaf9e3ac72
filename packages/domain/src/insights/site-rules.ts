import { isRunTooLong } from '../timer-doubt';
import type { Finding, WeatherFinding } from './types';

const HOUR = 3_600_000;

interface Running {
  projectName: string | null;
  /** Instant in milliseconds. */
  since: number;
  /** When the person last said that they are still at work. */
  confirmedAt: number | null;
}

/** Timers that at `now` have run for more than ten hours or past midnight in `zone` without a word from the person. */
export const forgottenTimers = (timers: readonly Running[], now: number, zone: string): Finding[] =>
  timers
    .filter(({ since, confirmedAt }) => isRunTooLong(Math.max(since, confirmedAt ?? since), now, zone))
    .map(({ projectName, since }) => {
      return { kind: 'timer-forgotten', projectName, since, hours: Math.floor((now - since) / HOUR) };
    });

interface SiteDay {
  projectId: number;
  projectName: string;
  day: string;
  /** Of the job; null: the company's. */
  region: string | null;
  verdict: 'fit' | 'caution' | 'stop' | 'unknown';
  place: string;
  summary: string;
  /** Made-up weather warns nobody. */
  isSimulated: boolean;
}

/** The first booked day of each job whose weather is against it; a day that stops work goes before one that asks for care. */
export function badSiteDays(days: readonly SiteDay[]): WeatherFinding[] {
  const worst = new Map<number, WeatherFinding>();
  for (const { verdict, isSimulated, projectId, projectName, day, region, place, summary } of days) {
    if (isSimulated || (verdict !== 'caution' && verdict !== 'stop')) continue;
    const before = worst.get(projectId);
    if (before && (before.verdict === 'stop' || verdict === 'caution')) continue;
    worst.set(projectId, { kind: 'weather-risk', projectId, projectName, day, region, verdict, place, summary });
  }
  return [...worst.values()];
}
