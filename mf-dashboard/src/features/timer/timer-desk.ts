import { type DwangStore, errorText, lastOffset, NO_ANSWER, serverOffset, timerApi } from '@dwang/client';
import type { PutTimer, Timer } from '@dwang/contracts';
import { elapsedSeconds } from '@dwang/domain';
import type { Notify } from '@dwang/shell-api';
import { keepTimer } from './stored-timer';

/** What timer actions need; the card and the keyboard commands both have it. */
export interface TimerDesk {
  store: DwangStore;
  notify: Notify;
}

/** The card asks this often, in seconds, while it can be seen: what it shows is then no older, and a key press need not ask again. */
export const POLL_SECONDS = 15;

/** How long a press of a button waits for the newest state before it goes by what the screen shows. */
const PATIENCE_MS = 1200;

const selectTimer = timerApi.endpoints.getTimer.select();

/** The server's time now, by this device's clock and the last reading. */
export const serverNow = (): number => Date.now() + lastOffset();

/** The timer in the store, as on the screen. */
export const shownTimer = (desk: TimerDesk): Timer | null => selectTimer(desk.store.getState()).data ?? null;

/** Whether the device itself says that it has no network; a request would only make the person wait. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** A timer just started is shown before the server has named it. */
const isUnnamed = (timer: Timer | null): boolean => timer !== null && timer.status !== 'STOPPED' && timer.uid === null;

const pause = (milliseconds: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

/**
 * The timer, read again when what is shown is older than `seconds`: another device may have changed it meanwhile. What is shown when the
 * server does not answer soon; null when nothing is known at all.
 */
export async function freshTimer(desk: TimerDesk, seconds = POLL_SECONDS): Promise<Timer | null> {
  const shown = shownTimer(desk);
  if (isOffline()) return shown;
  const forceRefetch = isUnnamed(shown) ? true : seconds;
  const query = desk.store.dispatch(timerApi.endpoints.getTimer.initiate(undefined, { subscribe: false, forceRefetch }));
  const answer = await (shown ? Promise.race([query, pause(PATIENCE_MS)]) : query);
  if (answer?.data && answer.fulfilledTimeStamp) serverOffset(answer.data.serverTime, answer.fulfilledTimeStamp);
  return answer?.data ?? shownTimer(desk);
}

/** Whole seconds on the clock now. */
export const secondsOn = (timer: Timer): number => elapsedSeconds(timer, serverNow());

/** Changes the timer on the screen at once; answers how to take it back. */
export function showAtOnce(desk: TimerDesk, change: Partial<Timer>): () => void {
  const patch = desk.store.dispatch(
    timerApi.util.updateQueryData('getTimer', undefined, (draft) => Object.assign(draft, change)),
  );
  return () => patch.undo();
}

const NO_NETWORK = 'There is no connection to the server. Check your network and try again.';

/** Why a change did not reach the server, for people. */
export const reasonOf = (error: unknown): string => {
  const text = errorText(error, NO_NETWORK);
  return text === NO_ANSWER ? NO_NETWORK : text;
};

let turn: Promise<unknown> = Promise.resolve();

/** Runs the timer's actions one after another: a note on its way must not reach the server after the save that ended its timer. */
export function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(action);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Sends the wanted state, shown at once as `change`. A failure is taken back on the screen and said under `title`. */
export async function putTimer(desk: TimerDesk, body: PutTimer, change: Partial<Timer>, title: string): Promise<Timer | null> {
  if (isOffline()) {
    desk.notify.error({ title, description: NO_NETWORK });
    return null;
  }
  const takeBack = showAtOnce(desk, change);
  try {
    const timer = await desk.store.dispatch(timerApi.endpoints.putTimer.initiate(body, { track: false })).unwrap();
    keepTimer(timer, serverNow());
    return timer;
  } catch (error) {
    takeBack();
    desk.notify.error({ title, description: reasonOf(error) });
    return null;
  }
}
