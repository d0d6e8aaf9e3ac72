import type { VoiceCommandResponse } from '@dwang/contracts';
import { useSyncExternalStore } from 'react';

/** What was understood and waits for the person; each has its own number, so that a second sentence is a new card. */
export interface ShownAnswer extends VoiceCommandResponse {
  turn: number;
}

let shown: ShownAnswer | null = null;
let turn = 0;
const listeners = new Set<() => void>();

function change(next: ShownAnswer | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function showAnswer(answer: VoiceCommandResponse): void {
  turn += 1;
  change({ ...answer, turn });
}

export const closeAnswer = (): void => change(null);

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The answer that stands on the screen. */
export const useShownAnswer = (): ShownAnswer | null => useSyncExternalStore(listen, () => shown);
