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
