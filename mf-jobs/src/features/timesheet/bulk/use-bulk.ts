import { type ApiError, createEntryWrite, errorText, isApiError, useOutbox } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { confirmAction } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { toCopy } from '../entry-values';
import { useChangeEntriesMutation, useDeleteEntriesMutation } from '../timesheets.api';
import { type BulkValues, bulkChange, bulkUndo } from './bulk-values';

/** An entry that the server left alone, and why. Nothing was changed then. */
export interface Refusal {
  entry: TimeEntry;
  reason: string;
}

const count = (entries: readonly unknown[]): string => (entries.length === 1 ? '1 entry' : `${entries.length} entries`);
const UNDO_SECONDS = 10;

/** Changes or deletes many entries, all or none, with Undo. */
export function useBulk() {
  const user = useUser();
  const notify = useNotify();
  const save = useOutbox();
  const [change, { isLoading: isChanging }] = useChangeEntriesMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteEntriesMutation();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const attempt = async (entries: readonly TimeEntry[], work: () => Promise<unknown>, title: string): Promise<boolean> => {
    try {
      await work();
      setRefusals([]);
      return true;
    } catch (error) {
      const refused = isApiError(error) ? refusalsIn(error, entries) : [];
      setRefusals(refused);
      if (refused.length === 0) notify.error({ title, description: errorText(error, 'Please try again.') });
      return false;
    }
  };

  const restore = async (entries: readonly TimeEntry[]) => {
    for (const entry of entries) {
      await save<TimeEntry>(
        createEntryWrite(toCopy(entry), { user, projectName: entry.projectName, clientName: entry.clientName }),
      );
    }
    notify.success({ title: `${count(entries)} restored` });
  };

  const changeAll = async (entries: readonly TimeEntry[], values: BulkValues): Promise<boolean> => {
    const zone = user.company.timeZone;
    const changes = entries.map((entry) => ({ id: entry.id, ...bulkChange(entry, values, zone) }));
    const isDone = await attempt(entries, () => change({ changes }).unwrap(), 'Entries not changed');
    if (!isDone) return false;
    const undo = () => {
      const back = entries.map((entry) => ({ id: entry.id, ...bulkUndo(entry) }));
      return attempt(entries, () => change({ changes: back }).unwrap(), 'Could not undo');
    };
    notify.success({
      title: `${count(entries)} changed`,
      seconds: UNDO_SECONDS,
      action: { label: 'Undo', run: () => void undo() },
    });
    return true;
  };

  /** Others' entries would come back as one's own: they are asked about first, and go for good. */
  const removeAll = async (entries: readonly TimeEntry[]): Promise<boolean> => {
    const isOwn = entries.every(({ userId }) => userId === user.id);
    const question = {
      title: `Delete ${count(entries)}?`,
      text: 'Some are of other people. They cannot be brought back.',
      confirm: 'Delete',
      danger: true,
    };
    if (!isOwn && !(await confirmAction(question))) return false;
    const isDone = await attempt(entries, () => remove(entries.map(({ id }) => id)).unwrap(), 'Entries not deleted');
    if (!isDone) return false;
    notify.success({
      title: `${count(entries)} deleted`,
      ...(isOwn && { seconds: UNDO_SECONDS, action: { label: 'Undo', run: () => void restore(entries) } }),
    });
    return true;
  };

  return { changeAll, removeAll, refusals, forget: () => setRefusals([]), isBusy: isChanging || isRemoving };
}

/** The rows at fault, which the server names by their place: `changes.3`. */
function refusalsIn({ errors }: ApiError, entries: readonly TimeEntry[]): Refusal[] {
  return errors.flatMap(({ field, message }) => {
    const entry = entries[Number(/^(?:changes|ids)\.(\d+)/.exec(field)?.[1] ?? Number.NaN)];
    return entry ? [{ entry, reason: message }] : [];
  });
}
