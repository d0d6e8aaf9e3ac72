import type { SwitchedTimer, TimeEntry, Timer } from '@dwang/contracts';
import { LONG_ENTRY_SECONDS, type TimerEvent, toClock } from '@dwang/domain';
import { hasNoNetwork } from '../api-error';
import { stampNow } from '../server-clock';
import { asksAboutGap } from './clock-question';
import { freshTimer } from './current-timer';
import { defaultNote } from './entry-preview';
import { sayOverlap } from './say-saved';
import { type ChosenJob, dropRateOfOthers } from './timer-choice';
import { inTurn, sayRefused, secondsOn, type TimerDesk, tell } from './timer-desk';
import { openTimerDialog } from './timer-dialogs';
import { labelsOf, startOn } from './timer-moves';
import { saveTimer, throwAway } from './timer-saves';
import { switchWrite } from './timer-writes';

/** What a switch did, so that it can be taken back. */
export interface Switched {
  /** The timer as it was left. */
  before: Timer;
  /** Seconds that became an entry of the job that was left; 0 when none did. */
  seconds: number;
  /** Their entry, where the server has made it. */
  saved: TimeEntry | null;
}

/**
 * One tap puts the clock on `job`: time on another job becomes an entry of that one first. Goes on when it is this job's timer that is
 * paused, and changes nothing while it runs. Null when it did not happen.
 */
export async function switchJob(desk: TimerDesk, job: ChosenJob | null): Promise<Switched | null> {
  const timer = await inTurn(() => freshTimer(desk.store));
  const isSame = timer.projectId === (job?.id ?? null);
  if (timer.uid === null || timer.status === 'STOPPED' || isSame) {
    return (await startOn(desk, job)) && { before: timer, seconds: 0, saved: null };
  }
  if (asksAboutGap(timer, () => switchJob(desk, job))) return null;
  if (secondsOn(timer) > LONG_ENTRY_SECONDS) {
    openTimerDialog({ kind: 'long-entry' });
    return null;
  }
  // Without a network the two steps are kept one by one, so that the entry is listed from the moment that it is made.
  if (hasNoNetwork()) return saveAndStart(desk, timer, job);
  return switchTo(desk, timer, timer.uid, job);
}

async function saveAndStart(desk: TimerDesk, timer: Timer, job: ChosenJob | null): Promise<Switched | null> {
  const seconds = secondsOn(timer);
  const isEnded = seconds > 0 ? await saveTimer(desk) : await throwAway(desk, timer);
  return isEnded && (await startOn(desk, job)) ? { before: timer, seconds, saved: null } : null;
}

async function switchTo(desk: TimerDesk, timer: Timer, from: string, job: ChosenJob | null): Promise<Switched | null> {
  dropRateOfOthers(job);
  const labels = { ...labelsOf(job), notes: '' };
  const event: TimerEvent = { type: 'switch', uid: crypto.randomUUID(), ...stampNow(), labels };
  const seconds = secondsOn(timer);
  const to = job?.name ?? 'General';
  const write = switchWrite(event, from, timer.notes || defaultNote(timer), `Timer switched to ${to}`);
  const outcome = await tell<SwitchedTimer>(desk, event, write);
  if (outcome.state === 'refused') {
    sayRefused(desk, event, outcome.error, 'Job not switched');
    return null;
  }
  const saved = outcome.state === 'sent' ? outcome.answer.saved : null;
  const description = seconds > 0 ? `${toClock(saved?.duration ?? seconds)} on ${timer.projectName ?? 'General'} was saved.` : '';
  desk.notify.success({ title: `Timer is on ${to}`, ...(description ? { description } : {}) });
  if (saved) sayOverlap(desk, saved);
  return { before: timer, seconds, saved };
}
