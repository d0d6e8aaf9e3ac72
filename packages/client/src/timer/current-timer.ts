import type { Timer } from '@dwang/contracts';
import type { TimerEvent } from '@dwang/domain';
import { hasNoNetwork } from '../api-error';
import { timerApi } from '../endpoints/timer';
import type { DwangStore } from '../store';
import { readStoredUser } from '../stored-user';
import { endedTimers, pendingWrites } from '../unsent/view';
import { cell } from './cell';
import { overlayTimer } from './overlay-timer';
import { readKeptTimer } from './stored-timer';

/** What is shown is read again when it is older, in seconds, while it can be seen: a key press need not ask again. */
export const POLL_SECONDS = 20;

/** How long a press of a button waits for the newest state before it goes by what the screen shows, in milliseconds. */
const PATIENCE = 1200;

/** Events that are on their way into the outbox: the next press goes by them, the screen waits until they are kept. */
export const intents = cell<readonly TimerEvent[]>([]);

/** A device that has never heard of the server's timer: nothing runs, as far as it knows. */
export const noTimer = (): Timer => ({
  status: 'STOPPED',
  uid: null,
  projectId: null,
  projectName: null,
  clientName: null,
  hourlyRate: readStoredUser()?.company.defaultRate ?? null,
  notes: '',
  startTime: null,
  runningSince: null,
  pausedAt: null,
  accumulatedSeconds: 0,
  lastEventAt: null,
  lastActivityAt: null,
  confirmedAt: null,
  serverTime: new Date(0).toISOString(),
  version: 0,
});

const toldTimer = timerApi.endpoints.getTimer.select();

/** The timer as last decided here; null while nothing is known at all. */
export function currentTimer(store: DwangStore): Timer | null {
  const told = toldTimer(store.getState()).data ?? readKeptTimer();
  const writes = pendingWrites();
  if (!told && writes.length === 0 && intents.read().length === 0) return null;
  return overlayTimer(told ?? noTimer(), writes, intents.read(), endedTimers());
}

const pause = (milliseconds: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

/**
 * The timer, read again when what is shown is older than `seconds`: another device may have changed it meanwhile. What is shown when the
 * server does not answer soon, and a stopped one when this device knows nothing at all.
 */
export async function freshTimer(store: DwangStore, seconds = POLL_SECONDS): Promise<Timer> {
  if (!hasNoNetwork()) {
    const query = store.dispatch(
      timerApi.endpoints.getTimer.initiate(undefined, { subscribe: false, forceRefetch: seconds === 0 ? true : seconds }),
    );
    await Promise.race([query, pause(PATIENCE)]);
  }
  return currentTimer(store) ?? noTimer();
}
