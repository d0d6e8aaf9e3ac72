/** What is needed to know a timer's elapsed time: two stamps and a sum, never a count of ticks. */
export interface TimerStamps {
  status: 'STOPPED' | 'RUNNING' | 'PAUSED';
  runningSince: string | null;
  accumulatedSeconds: number;
}

/** A single entry above this is more likely a forgotten timer than work: it is saved only when the person confirms it. Seconds. */
export const LONG_ENTRY_SECONDS = 24 * 3600;

/** Whole seconds worked at `now` (milliseconds, by the server's clock). Never negative, whatever the device's clock says. */
export function elapsedSeconds(timer: TimerStamps, now: number): number {
  if (timer.status !== 'RUNNING' || !timer.runningSince) return timer.accumulatedSeconds;
  return timer.accumulatedSeconds + Math.max(0, Math.floor((now - Date.parse(timer.runningSince)) / 1000));
}
