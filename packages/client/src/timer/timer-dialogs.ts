import type { TimerEvent } from '@dwang/domain';
import { useSyncExternalStore } from 'react';
import { cell } from './cell';

/** What a person must decide about the timer. The shell shows it, whatever screen is open. */
export type TimerQuestion =
  /** Another device started a timer; `events` are what happened to the one of this device. */
  | { kind: 'two-timers'; events: readonly TimerEvent[] }
  /** More than 24 hours would be saved as one entry. */
  | { kind: 'long-entry' }
  /** When the work ended. */
  | { kind: 'choose-end' };

const question = cell<TimerQuestion | null>(null);

export const openTimerDialog = (next: TimerQuestion): void => question.set(next);
export const closeTimerDialog = (): void => question.set(null);
export const useTimerDialog = (): TimerQuestion | null => useSyncExternalStore(question.listen, question.read);
