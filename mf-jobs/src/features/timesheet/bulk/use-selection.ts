import type { Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { MAX_BULK } from '@dwang/contracts';
import { useState } from 'react';
import { lockOf } from '../entry-lock';

/** Entries that can be changed together: the server has them, and they are not locked. */
const isOpen = (entry: Synced<TimeEntry>): boolean => entry.id > 0 && !entry.sync && lockOf(entry) === null;

/** Which rows of the list are marked, while marking is on. */
export function useSelection(rows: readonly Synced<TimeEntry>[] | undefined) {
  const [uids, setUids] = useState<ReadonlySet<string> | null>(null);
  const open = (rows ?? []).filter(isOpen);
  const chosen = open.filter(({ uid }) => uids?.has(uid));
  return {
    isOn: uids !== null,
    chosen,
    isChosen: ({ uid }: TimeEntry) => uids?.has(uid) ?? false,
    canChoose: isOpen,
    isAll: open.length > 0 && chosen.length === Math.min(open.length, MAX_BULK),
    start: () => setUids(new Set()),
    stop: () => setUids(null),
    toggle: ({ uid }: TimeEntry) =>
      setUids((before) => {
        const after = new Set(before);
        if (!after.delete(uid)) after.add(uid);
        return after;
      }),
    chooseAll: () => setUids(new Set(open.slice(0, MAX_BULK).map(({ uid }) => uid))),
    chooseNone: () => setUids(new Set()),
    leaveOut: (entries: readonly TimeEntry[]) =>
      setUids((before) => new Set([...(before ?? [])].filter((uid) => !entries.some((entry) => entry.uid === uid)))),
  };
}

export type Selection = ReturnType<typeof useSelection>;
