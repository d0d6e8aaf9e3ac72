import { useSyncExternalStore } from 'react';

let isShown = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isShown = next;
  for (const listener of listeners) listener();
}

export const toggleVoice = (): void => change(!isShown);
export const showVoice = (): void => change(true);
export const hideVoice = (): void => change(false);

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the voice bar stands on the screen. */
export const useVoiceShown = (): boolean => useSyncExternalStore(listen, () => isShown);
export const isVoiceShown = (): boolean => isShown;
