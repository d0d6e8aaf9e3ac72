import type { Server } from '@dwang/contracts';
import type { Tone } from '@dwang/kit';

/** Source of the words: specification 2, section 2.10. */
export const SERVER_STATUS: Record<Server['status'], [string, Tone]> = {
  up: ['Online', 'good'],
  down: ['Offline', 'bad'],
  warning: ['Warning', 'warn'],
};

/** `3 d 4 h`, `4 h 12 min`, `12 min`. */
export function uptimeWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
