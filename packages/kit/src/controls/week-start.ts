import { useSyncExternalStore } from 'react';

/** 0 Sunday, 1 Monday. */
export type WeekStart = 0 | 1;

let start: WeekStart = 1;
const listeners = new Set<() => void>();

/** The first day of the week in every calendar, as the signed-in person has chosen; Monday until then. */
export function setWeekStart(next: WeekStart): void {
  start = next;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useWeekStart = (): WeekStart => useSyncExternalStore(listen, () => start);
