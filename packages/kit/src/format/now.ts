import { DEFAULT_ZONE, dayOf } from '@dwang/domain';

let readNow: (() => number) | null = null;

/** The shell says where the time comes from (milliseconds): the device's clock may be years off. */
export function setNow(read: () => number): void {
  readNow = read;
}

export const now = (): number => (readNow ?? Date.now)();

/** `2026`; null where nobody has said what the time is. */
export const thisYear = (): string | null => readNow && dayOf(readNow(), DEFAULT_ZONE).slice(0, 4);
