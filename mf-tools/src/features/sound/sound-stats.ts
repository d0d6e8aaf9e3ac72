/** What was heard since the start. Levels in dB(A). */
export interface SoundStats {
  now: number;
  least: number;
  most: number;
  seconds: number;
  /** Seconds of 85 dB(A) or more. */
  loudSeconds: number;
  /** Sound energy times seconds, for the average. */
  energy: number;
  /** The last minute, half a second each, oldest first. */
  recent: readonly number[];
}

/** Averaged over eight hours, the limit for ears at work in New Zealand. Source: Health and Safety in Employment Regulations 1995, reg. 11. */
export const LOUD = 85;
const RECENT_STEP = 0.5;
const RECENT_MOST = 120;

export const NO_SOUND: SoundStats = { now: 0, least: 0, most: 0, seconds: 0, loudSeconds: 0, energy: 0, recent: [] };

/** One more reading that stands for the `seconds` before it. */
export function addLevel(stats: SoundStats, level: number, seconds: number): SoundStats {
  const isFirst = stats.seconds === 0;
  const total = stats.seconds + seconds;
  const isNewStep = isFirst || Math.floor(total / RECENT_STEP) > Math.floor(stats.seconds / RECENT_STEP);
  return {
    now: level,
    least: isFirst ? level : Math.min(stats.least, level),
    most: isFirst ? level : Math.max(stats.most, level),
    seconds: total,
    loudSeconds: stats.loudSeconds + (level >= LOUD ? seconds : 0),
    energy: stats.energy + 10 ** (level / 10) * seconds,
    recent: isNewStep ? [...stats.recent, level].slice(-RECENT_MOST) : stats.recent,
  };
}

/** The steady level that would hold as much energy (LAeq): loud moments count for more than their time. */
export const averageOf = ({ energy, seconds }: SoundStats): number => (seconds === 0 ? 0 : 10 * Math.log10(energy / seconds));
