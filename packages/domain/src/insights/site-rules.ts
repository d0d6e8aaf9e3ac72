import { FORGOTTEN_HOURS } from './limits';
import type { Finding, WeatherFinding } from './types';

const HOUR = 3_600_000;

interface Running {
  projectName: string | null;
  /** Instant in milliseconds. */
  since: number;
}

/** Timers that have run for more than ten hours at `now`. */
export const forgottenTimers = (timers: readonly Running[], now: number): Finding[] =>
  timers
    .filter(({ since }) => now - since > FORGOTTEN_HOURS * HOUR)
    .map(({ projectName, since }) => {
      return { kind: 'timer-forgotten', projectName, since, hours: Math.floor((now - since) / HOUR) };
    });

interface SiteDay {
  projectId: number;
  projectName: string;
  day: string;
  verdict: 'fit' | 'caution' | 'stop' | 'unknown';
  place: string;
  summary: string;
  /** Made-up weather warns nobody. */
  isSimulated: boolean;
}

/** The first booked day of each job whose weather is against it; a day that stops work goes before one that asks for care. */
export function badSiteDays(days: readonly SiteDay[]): WeatherFinding[] {
  const worst = new Map<number, WeatherFinding>();
  for (const { verdict, isSimulated, projectId, projectName, day, place, summary } of days) {
    if (isSimulated || (verdict !== 'caution' && verdict !== 'stop')) continue;
    const before = worst.get(projectId);
    if (before && (before.verdict === 'stop' || verdict === 'caution')) continue;
    worst.set(projectId, { kind: 'weather-risk', projectId, projectName, day, verdict, place, summary });
  }
  return [...worst.values()];
}
