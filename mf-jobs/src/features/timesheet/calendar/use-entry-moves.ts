import { ENTRY_NOTICES, errorText, updateEntryWrite, useOutbox } from '@dwang/client';
import type { TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { timesOf } from './moved-entry';

/** Saves an entry that was moved or made longer in the calendar, and says so with Undo. */
export function useEntryMoves() {
  const notify = useNotify();
  const save = useOutbox();

  const write = async (entry: TimeEntry, change: UpdateTimeEntry): Promise<TimeEntry | null> => {
    const outcome = await save<TimeEntry>(updateEntryWrite(entry, change));
    if (outcome.state === 'refused') throw outcome.error;
    if (outcome.state === 'sent') return outcome.answer;
    notify.info(ENTRY_NOTICES.kept);
    return null;
  };

  /** `title` says what was done: `Moved to Tue 3 Mar`. */
  return async (entry: TimeEntry, change: UpdateTimeEntry, title: string): Promise<void> => {
    try {
      const saved = await write(entry, change);
      if (!saved) return;
      const undo = () =>
        write(saved, timesOf(entry)).catch((error) =>
          notify.error({ ...ENTRY_NOTICES.failed, description: errorText(error, ENTRY_NOTICES.failed.description) }),
        );
      notify.success({ title, action: { label: 'Undo', run: () => void undo() } });
    } catch (error) {
      notify.error({ title: 'Time entry not changed', description: errorText(error, 'Please try again.') });
    }
  };
}
