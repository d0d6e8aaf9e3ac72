import type { BackgroundJob } from '@dwang/contracts';
import type { Tone } from '@dwang/kit';

export const WORK_STATUS: Record<BackgroundJob['status'], [string, Tone]> = {
  done: ['Done', 'good'],
  running: ['Running', 'calm'],
  failed: ['Failed', 'bad'],
  overdue: ['Overdue', 'bad'],
  waiting: ['Not run yet', 'neutral'],
};

export const needsLook = ({ status }: BackgroundJob): boolean => status === 'failed' || status === 'overdue';

/** `Every minute`, `Every 15 minutes`, `Every 6 hours`, `Every day`. */
export function everyWords(seconds: number): string {
  if (seconds % 86_400 === 0) return every(seconds / 86_400, 'day');
  if (seconds % 3600 === 0) return every(seconds / 3600, 'hour');
  return seconds % 60 === 0 ? every(seconds / 60, 'minute') : every(seconds, 'second');
}

const every = (count: number, unit: string): string => (count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`);

/** How long a run took: `under a second`, `4 s`, `2 min 5 s`. */
export function tookWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return 'under a second';
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
