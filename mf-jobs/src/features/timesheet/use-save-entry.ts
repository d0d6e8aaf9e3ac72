import { announceTimeEntry, isApiError, useCreateTimeEntryMutation, useUpdateTimeEntryMutation } from '@dwang/client';
import type { CreateTimeEntry, TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';

const SAVED = { title: 'Time entry saved', description: 'Your time entry has been added successfully.' };

/** Saves entries and says so in the specification's words. Both throw what the server refused, for the form to show. */
export function useSaveEntry() {
  const notify = useNotify();
  const [create, creating] = useCreateTimeEntryMutation();
  const [update, updating] = useUpdateTimeEntryMutation();

  const sayFailed = (error: unknown) => {
    if (!isApiError(error) || error.errors.length === 0) notify.error({ title: 'Failed to save time entry. Please try again.' });
  };

  const addEntry = async (body: CreateTimeEntry, notice = SAVED): Promise<void> => {
    try {
      announceTimeEntry(await create(body).unwrap());
      notify.success(notice);
    } catch (error) {
      sayFailed(error);
      throw error;
    }
  };

  const changeEntry = async (entry: TimeEntry, changes: UpdateTimeEntry): Promise<void> => {
    try {
      await update({ id: entry.id, ...changes }).unwrap();
      notify.success({ title: 'Time entry updated' });
    } catch (error) {
      sayFailed(error);
      throw error;
    }
  };

  return { addEntry, changeEntry, isSaving: creating.isLoading || updating.isLoading };
}
