import type { RemoteManifest } from '@dwang/shell-api';
import { useMemo } from 'react';
import { useRemotes } from './use-remotes';

/** The descriptions read so far: navigation, commands, help topics and widgets of every remote. */
export function useManifests(): RemoteManifest[] {
  const { known } = useRemotes();
  return useMemo(() => Object.values(known).map((remote) => remote.manifest), [known]);
}
