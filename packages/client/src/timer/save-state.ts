import { useSyncExternalStore } from 'react';
import { cell } from './cell';

/** Whether an entry is being saved, and whether the last timer was saved; the latter holds until the next start. */
export type SaveState = 'none' | 'saving' | 'saved';

export const saveState = cell<SaveState>('none');

export const useSaveState = (): SaveState => useSyncExternalStore(saveState.listen, saveState.read);
