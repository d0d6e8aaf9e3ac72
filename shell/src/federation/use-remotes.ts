import { useSyncExternalStore } from 'react';
import { onRemotesChange, type RemotesState, remotesState } from './remotes';

/** What is known of the remotes at this moment; changes as descriptions arrive. */
export const useRemotes = (): RemotesState => useSyncExternalStore(onRemotesChange, remotesState);
