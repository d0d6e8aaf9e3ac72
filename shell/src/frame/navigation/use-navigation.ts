import { useAppInfo } from '@dwang/client';
import type { RemoteId } from '@dwang/shell-api';
import { useEffect, useMemo, useState } from 'react';
import { type RemotesState, useRemotes } from '../../federation';
import { keepItems, readKeptItems } from './kept-items';
import { type NavigationItem, visibleItems } from './navigation-items';

/** What each remote says now; the kept items of a remote that has not said anything yet, unless it is no longer in the registry. */
export function mergeItems(remotes: RemotesState, kept: NavigationItem[]): NavigationItem[] {
  const isListed = (id: RemoteId) => Object.keys(remotes.registry).length === 0 || remotes.registry[id] !== undefined;
  const known = Object.values(remotes.known).flatMap(({ manifest }) =>
    manifest.navigation.map((entry): NavigationItem => ({ ...entry, remote: manifest.id, role: manifest.role })),
  );
  return [...known, ...kept.filter(({ remote }) => remotes.known[remote] === undefined && isListed(remote))];
}

/** The items of the bottom navigation for this user. */
export function useNavigation(isAdministrator: boolean): NavigationItem[] {
  const remotes = useRemotes();
  const { off } = useAppInfo();
  const [kept] = useState(readKeptItems);
  const items = useMemo(() => mergeItems(remotes, kept), [remotes, kept]);
  useEffect(() => {
    if (remotes.settled) keepItems(items);
  }, [remotes.settled, items]);
  return useMemo(() => {
    const on = items.filter(({ remote }) => !off.includes(remote));
    return visibleItems(on, isAdministrator);
  }, [items, off, isAdministrator]);
}
