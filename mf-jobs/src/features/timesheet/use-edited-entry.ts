import { type Synced, useGetTimeEntryQuery } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { useNavigate } from '@dwang/kit';
import { useEffect, useRef, useState } from 'react';
import { useUrlFilters } from '../../url/use-url-filters';
import { lockOf } from './entry-lock';

/** An entry is named in the address by its number, or by its uid while it waits to get one. */
const nameOf = ({ id, uid }: TimeEntry): string => (id ? String(id) : uid);

/**
 * The entry whose form is open, kept in the address (`?edit=`): the phone's Back closes the form, a reload opens it again. One that the
 * list does not show is fetched; a locked one is not opened.
 */
export function useEditedEntry(rows: readonly Synced<TimeEntry>[] | undefined) {
  const [{ edit }, change] = useUrlFilters(['edit']);
  const navigate = useNavigate();
  const isPushed = useRef(false);
  const listed = rows?.find((row) => row.uid === edit || nameOf(row) === edit);
  const isNumber = /^[1-9]\d{0,14}$/.test(edit);
  const { currentData: fetched } = useGetTimeEntryQuery(Number(edit), { skip: !rows || Boolean(listed) || !isNumber });
  const found = listed ?? fetched;
  const entry = useOnceFound(edit, found && lockOf(found) === null ? found : null);
  const open = (chosen: TimeEntry) => {
    isPushed.current = true;
    change({ edit: nameOf(chosen) }, 'push');
  };
  const close = () => {
    if (isPushed.current) navigate(-1);
    else change({ edit: null });
    isPushed.current = false;
  };
  return { entry, open, close };
}

/** The row as it was when the form opened: a list that is read again must not change what the form compares with. */
function useOnceFound(name: string, found: TimeEntry | null): TimeEntry | null {
  const [kept, keep] = useState<{ name: string; entry: TimeEntry } | null>(null);
  useEffect(() => {
    keep((before) => {
      if (!name) return null;
      if (before?.name === name) return before;
      return found && { name, entry: found };
    });
  }, [name, found]);
  return kept?.name === name ? kept.entry : null;
}
