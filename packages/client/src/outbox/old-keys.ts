const LISTS = ['timeEntries', 'directTimeEntries'];
const ONE = 'timeEntry_';

/** Keys under which an older app kept time entries. */
export const oldKeys = (storage: Storage): string[] =>
  Object.keys(storage).filter((name) => LISTS.includes(name) || name.startsWith(ONE));
