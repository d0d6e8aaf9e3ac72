import type { TimeEntry } from '@dwang/contracts';

/** The page events of the specification, kept so that every list on the screen hears of a new entry. */
const EVENTS = ['timeEntryAdded', 'newTimeEntry', 'DIRECT_TIME_ENTRY_SAVED'] as const;

/** Tells the page that an entry was saved; `detail` is the entry. */
export function announceTimeEntry(entry: TimeEntry): void {
  for (const name of EVENTS) window.dispatchEvent(new CustomEvent(name, { detail: entry }));
}
