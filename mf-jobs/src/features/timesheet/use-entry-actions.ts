import { deleteEntryWrite, ENTRY_NOTICES, errorText, useOutbox } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { confirmAction } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { toCopy } from './entry-values';
import { useSaveEntry } from './use-save-entry';

const UNDO_SECONDS = 8;

/**
 * Duplicate and delete. A deleted entry can be brought back while its message stands: the same work is saved again. That would be one's own,
 * so that for somebody else's it is asked first.
 */
export function useEntryActions() {
  const notify = useNotify();
  const save = useOutbox();
  const { addEntry } = useSaveEntry();
  const { id: userId } = useUser();
  const [isBusy, setBusy] = useState(false);

  const copy = async (entry: TimeEntry, title: string) => {
    setBusy(true);
    try {
      await addEntry(toCopy(entry), entry, { title });
    } catch (error) {
      notify.error({ ...ENTRY_NOTICES.failed, description: errorText(error, ENTRY_NOTICES.failed.description) });
    } finally {
      setBusy(false);
    }
  };

  const deleteEntry = async (entry: TimeEntry) => {
    const isOwn = entry.userId === userId;
    const question = {
      title: `Delete this entry of ${entry.userName}?`,
      text: 'It cannot be brought back.',
      confirm: 'Delete entry',
      danger: true,
    };
    if (!isOwn && !(await confirmAction(question))) return;
    setBusy(true);
    try {
      const outcome = await save(deleteEntryWrite(entry));
      if (outcome.state === 'refused') throw outcome.error;
      notify.success({
        title: 'Time entry deleted',
        ...(outcome.state === 'kept' ? { description: 'On this device for now; everywhere when it is online.' } : {}),
        ...(isOwn && { seconds: UNDO_SECONDS, action: { label: 'Undo', run: () => void copy(entry, 'Time entry restored') } }),
      });
    } catch (error) {
      notify.error({ title: 'Time entry not deleted', description: errorText(error, 'Please try again.') });
    } finally {
      setBusy(false);
    }
  };

  return { duplicate: (entry: TimeEntry) => copy(entry, 'Time entry duplicated'), deleteEntry, isBusy };
}
