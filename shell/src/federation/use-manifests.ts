import { useAppInfo } from '@dwang/client';
import type { RemoteManifest } from '@dwang/shell-api';
import { useMemo } from 'react';
import { useRemotes } from './use-remotes';

/** The descriptions read so far (navigation, commands, help topics) of every remote that is not turned off. */
export function useManifests(): RemoteManifest[] {
  const { known } = useRemotes();
  const { off } = useAppInfo();
  return useMemo(
    () =>
      Object.values(known)
        .map((remote) => remote.manifest)
        .filter(({ id }) => !off.includes(id)),
    [known, off],
  );
}
