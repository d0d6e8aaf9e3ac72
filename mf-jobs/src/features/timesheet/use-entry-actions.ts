import { errorText, useCreateTimeEntryMutation, useDeleteTimeEntryMutation } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { toCopy } from './entry-values';

const UNDO_SECONDS = 8;

/** Duplicate and delete. A deleted entry can be brought back while its message stands: the same work is saved again. */
export function useEntryActions() {
  const notify = useNotify();
  const [create, copying] = useCreateTimeEntryMutation();
  const [remove, removing] = useDeleteTimeEntryMutation();

  const save = async (entry: TimeEntry, title: string) => {
    try {
      await create({ uid: crypto.randomUUID(), ...toCopy(entry) }).unwrap();
      notify.success({ title });
    } catch (error) {
      notify.error({ title: 'Failed to save time entry. Please try again.', description: errorText(error, '') });
    }
  };

  const deleteEntry = async (entry: TimeEntry) => {
    try {
      await remove(entry.id).unwrap();
      notify.success({
        title: 'Time entry deleted',
        seconds: UNDO_SECONDS,
        action: { label: 'Undo', run: () => void save(entry, 'Time entry restored') },
      });
    } catch (error) {
      notify.error({ title: 'Time entry not deleted', description: errorText(error, 'Please try again.') });
    }
  };

  return {
    duplicate: (entry: TimeEntry) => save(entry, 'Time entry duplicated'),
    deleteEntry,
    isBusy: copying.isLoading || removing.isLoading,
  };
}
