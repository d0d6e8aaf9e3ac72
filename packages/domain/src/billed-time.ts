/** How charged time is rounded: to multiples of `minutes`; 0 leaves it as it is. */
export interface RoundingRule {
  minutes: number;
  mode: 'nearest' | 'up' | 'down';
}

const ROUND = { nearest: Math.round, up: Math.ceil, down: Math.floor };

/** The seconds that are charged for one entry of `seconds`. The rule is for each entry, not for the sum of a day; half a step goes up. */
export function billedTime(seconds: number, { minutes, mode }: RoundingRule): number {
  if (minutes === 0) return seconds;
  const step = minutes * 60;
  return ROUND[mode](seconds / step) * step;
}

/** Time as it was worked and as it is charged, in seconds. */
export interface Charged {
  duration: number;
  billedSeconds: number;
}

/** The seconds that are charged after a change. Of the same time as before they stay: a new rule is for what is worked from then on. */
export const billedAfter = (before: Charged | null, seconds: number, rule: RoundingRule): number =>
  before?.duration === seconds ? before.billedSeconds : billedTime(seconds, rule);
