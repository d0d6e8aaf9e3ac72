import { useSyncExternalStore } from 'react';
import type { BlockedTimer } from './blocked-timer';
import { cell } from './cell';

/** What a person must decide about the timer. The shell shows it, whatever screen is open. */
export type TimerQuestion =
  /** Another device started a timer, and this one as well. */
  | { kind: 'two-timers'; blocked: BlockedTimer }
  /** More than 24 hours would be saved as one entry. */
  | { kind: 'long-entry' }
  /** Whether time counts by which the device's clock jumped; then what was pressed is done. */
  | { kind: 'clock'; then: () => unknown }
  /** When the work ended. */
  | { kind: 'choose-end' };

const question = cell<TimerQuestion | null>(null);

export const openTimerDialog = (next: TimerQuestion): void => question.set(next);
export const closeTimerDialog = (): void => question.set(null);
export const useTimerDialog = (): TimerQuestion | null => useSyncExternalStore(question.listen, question.read);
