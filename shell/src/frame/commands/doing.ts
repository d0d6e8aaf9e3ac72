import type { TimerDesk } from '@dwang/client';
import type { Project, User } from '@dwang/contracts';
import { showToast } from '@dwang/kit';

/** With whom and with what a confirmed sentence is carried out. */
export interface Doing {
  desk: TimerDesk;
  user: User;
  /** The jobs that can be chosen. */
  jobs: readonly Project[];
}

/** Seconds in which what was done can be taken back. */
const UNDO_SECONDS = 10;

/** Undoing tells by false, or by the outcome of its write, that it was not done. */
const isRefused = (outcome: unknown): boolean =>
  outcome === false || (typeof outcome === 'object' && outcome !== null && 'state' in outcome && outcome.state === 'refused');

/** An Undo that cannot be done says so. */
async function takeBack(undo: () => unknown): Promise<void> {
  try {
    if (!isRefused(await undo())) return;
  } catch {
    // Said below, whatever the reason.
  }
  showToast({ tone: 'error', title: 'Undo did not work', description: 'It stays as it is. Change it on its own screen.' });
}

/** Says what was done, with the way back. */
export function sayDone(title: string, description: string, undo: () => unknown): void {
  const action = { label: 'Undo', run: () => void takeBack(undo) };
  showToast({ tone: 'success', title, description, seconds: UNDO_SECONDS, action });
}
