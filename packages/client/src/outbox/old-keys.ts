/** Keys of an older app with time entries, or with the newest of them. Our own list stands under the first as well. */
const ENTRIES = /^(timeEntries|directTimeEntries|latestTimeEntry|timeEntry_.*)$/;
const TIMER = 'jobTimerState';

const isTheirs = (row: unknown): boolean => typeof row === 'object' && row !== null && !('version' in row) && !('timer' in row);

/** What a key holds, as a list; null when it cannot be read. A row with a `version`, a timer with `timer`, is of our own server. */
export function readOld(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return value === null ? [] : Array.isArray(value) ? value : [value];
  } catch {
    return null;
  }
}

/** Keys under which an older app left work here that nobody has taken over. */
export const oldKeys = (storage: Storage): string[] => Object.keys(storage).filter((name) => holdsOldWork(storage, name));

/** Whether what stands under a key may be work of an older app, so that it is not to be written over, or removed unread. */
export function holdsOldWork(storage: Storage, name: string): boolean {
  if (!ENTRIES.test(name) && name !== TIMER) return false;
  const rows = readOld(storage.getItem(name) ?? 'null');
  return rows === null || rows.some(isTheirs);
}
