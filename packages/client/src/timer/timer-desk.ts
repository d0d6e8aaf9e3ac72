import type { Timer } from '@dwang/contracts';
import { applyTimerEvents, elapsedSeconds, type TimerEvent } from '@dwang/domain';
import { type ApiError, errorText, isApiError, NO_ANSWER, noAnswer } from '../api-error';
import { timerApi } from '../endpoints/timer';
import type { NewWrite, WriteOutcome } from '../outbox/queued-write';
import { serverNow } from '../server-clock';
import type { DwangStore } from '../store';
import { enqueue } from '../unsent/enqueue';
import { outboxUser, pageOutbox } from '../unsent/page-outbox';
import { reloadView } from '../unsent/view';
import { intents } from './current-timer';
import { openTimerDialog } from './timer-dialogs';

interface Notice {
  title: string;
  description?: string;
  seconds?: number;
  action?: { label: string; run: () => void };
}

/** What timer actions need; cards, the header and the keyboard commands all have it. */
export interface TimerDesk {
  store: DwangStore;
  notify: Record<'success' | 'info' | 'warning' | 'error', (notice: Notice) => void>;
  navigate: (path: string) => void;
}

/** Whole seconds on the clock now. */
export const secondsOn = (timer: Timer): number => elapsedSeconds(timer, serverNow());

let turn: Promise<unknown> = Promise.resolve();

/** Lets the timer's actions look and decide one after another; sending goes on beside. */
export function inTurn<Result>(decide: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(decide);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Keeps the event on this device, which shows it, and sends it. Never rejects. */
export async function tell<Answer>(desk: TimerDesk, event: TimerEvent, write: NewWrite): Promise<WriteOutcome<Answer>> {
  intents.set([...intents.read(), event]);
  const arrived = () => intents.set(intents.read().filter((one) => one !== event));
  try {
    const outcome = await enqueue<Answer>(desk.store, write, arrived);
    if (outcome.state === 'sent') await takeAnswer(desk.store, event, outcome.answer);
    else await reloadView(await pageOutbox(), outboxUser());
    if (outcome.state === 'refused') readAgain(desk.store);
    return outcome;
  } catch (error) {
    return { state: 'refused', error: isApiError(error) ? error : noAnswer(), theirs: null };
  } finally {
    arrived();
  }
}

/** The screen goes by the answer at once; the list of tags has it read again anyway. */
async function takeAnswer(store: DwangStore, event: TimerEvent, answer: unknown): Promise<void> {
  const timer = timerIn(answer);
  if (timer) await store.dispatch(timerApi.util.upsertQueryData('getTimer', undefined, timer));
  else store.dispatch(timerApi.util.updateQueryData('getTimer', undefined, (draft) => applyTimerEvents({ ...draft }, [event])));
}

function timerIn(answer: unknown): Timer | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('timer' in answer) return answer.timer as Timer;
  return 'serverTime' in answer ? (answer as Timer) : null;
}

const readAgain = (store: DwangStore): void => void store.dispatch(timerApi.util.invalidateTags(['Timer']));

const NO_NETWORK = 'There is no connection to the server. Check your network and try again.';

/** Says why an event did not happen. Another device's timer is a question for the person. */
export function sayRefused(desk: TimerDesk, event: TimerEvent, error: ApiError, title: string): void {
  if (error.code === 'TIME.OTHER_TIMER')
    openTimerDialog({ kind: 'two-timers', blocked: { events: [event], writeId: null, saved: null } });
  else if (error.code === 'TIME.LONG_ENTRY') openTimerDialog({ kind: 'long-entry' });
  else desk.notify.error({ title, description: reasonOf(error) });
}

function reasonOf(error: ApiError): string {
  const text = errorText(error, NO_NETWORK);
  return text === NO_ANSWER ? NO_NETWORK : text;
}
