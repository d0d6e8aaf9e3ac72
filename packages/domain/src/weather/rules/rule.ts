import type { Basis, HourOfWeather, RiskLevel } from '../types';
import type { Task } from '../works';

/** What a rule measures in the hour at `index`; null where it does not apply (no figure, or not that kind of hour). */
export type Reading = (hours: readonly HourOfWeather[], index: number) => number | null;

/** Where it starts, and what is to be done then. */
export type Limit = readonly [from: number, advice: string];

/**
 * One limit of one task. A reading at or beyond `caution` or `stop` breaks it: `above` means that number or more, `below` means less.
 * `levels` are the risks of the two: low = go on with a precaution, medium = plan around it, high = the work would be spoilt,
 * critical = people are in danger.
 */
export interface Rule {
  id: string;
  task: Task;
  category: string;
  reading: Reading;
  unit: string;
  worse: 'above' | 'below';
  caution?: Limit;
  stop?: Limit;
  levels?: readonly [RiskLevel, RiskLevel];
  basis: Basis;
  source: string;
  impact: string;
}

export const DEFAULT_LEVELS = ['medium', 'high'] as const;
/** Where going on endangers people. */
export const DANGER = ['medium', 'critical'] as const;

/** The source of figures of our own on how materials behave. */
export const PRACTICE = 'no published figure was found';
/** The source of figures of our own on people's safety. */
export const HOUSE = 'WorkSafe NZ publishes no figure';
