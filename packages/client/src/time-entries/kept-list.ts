import type { TimeEntry } from '@dwang/contracts';
import { holdsOldWork } from '../outbox/old-keys';

/** Source: specification 1, section 8. Others may read it; Dwang does not. */
const KEY = 'timeEntries';
const MOST = 200;

/** Saves the newest entries under the key of the specification, unless an older app's entries there wait to be taken over. */
export function keepEntryList(entries: readonly TimeEntry[]): void {
  try {
    if (!holdsOldWork(localStorage, KEY)) localStorage.setItem(KEY, JSON.stringify(entries.slice(0, MOST)));
  } catch {
    // A full or forbidden store: the list itself is in the cache of answers.
  }
}
