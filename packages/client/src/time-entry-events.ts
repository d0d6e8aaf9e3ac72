import type { TimeEntry } from '@dwang/contracts';

/** The page events of the specification, kept so that every list on the screen hears of a new entry. */
const EVENTS = ['timeEntryAdded', 'newTimeEntry', 'DIRECT_TIME_ENTRY_SAVED'] as const;

/** Tells the page that an entry was saved; `detail` is the entry. */
export function announceTimeEntry(entry: TimeEntry): void {
  for (const name of EVENTS) window.dispatchEvent(new CustomEvent(name, { detail: entry }));
}

/** The same for an answer out of the outbox, when it is an entry that was just made (typed in, or saved from the timer). */
export function announceIfTimeEntry(operation: string, answer: unknown): void {
  const isEntry = typeof answer === 'object' && answer !== null && 'duration' in answer && 'billed' in answer;
  if (operation === 'create' && isEntry) announceTimeEntry(answer as TimeEntry);
}
