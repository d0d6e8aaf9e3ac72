import { announceTimeEntry, isApiError, timerApi } from '@dwang/client';
import type { SaveTimer, Timer } from '@dwang/contracts';
import { toClock } from '@dwang/domain';
import { keepTimer } from './stored-timer';
import { changeChoice } from './timer-choice';
import { freshTimer, inTurn, isOffline, secondsOn, serverNow, showAtOnce, type TimerDesk } from './timer-desk';

/** One key, so that the card shows a save that a key press or another part of the page began. */
export const SAVE_KEY = 'job-timer-save';

const STOPPED: Partial<Timer> = {
  status: 'STOPPED',
  uid: null,
  startTime: null,
  runningSince: null,
  accumulatedSeconds: 0,
  notes: '',
};

const nothingToSave = (desk: TimerDesk): void => desk.notify.info({ title: 'Nothing to save' });
const saveFailed = (desk: TimerDesk): void =>
  desk.notify.error({ title: 'Save failed', description: 'Could not save your time entry. Please try again.' });

/** What the entry says when nothing was typed. */
const defaultNote = (timer: Timer): string => (timer.projectName ? `Work on ${timer.projectName}` : 'Time entry');

/** Makes the time entry and clears the timer. `notes` is what stands in the field, sent or not. */
export const saveTimer = (desk: TimerDesk, notes?: string): Promise<void> => inTurn(() => save(desk, notes));

async function save(desk: TimerDesk, notes?: string): Promise<void> {
  const timer = await freshTimer(desk);
  if (!timer?.uid || secondsOn(timer) === 0) return nothingToSave(desk);
  const body: SaveTimer = { uid: timer.uid, notes: (notes ?? timer.notes).trim() || defaultNote(timer) };
  if (isOffline()) return saveFailed(desk);
  try {
    const entry = await desk.store.dispatch(timerApi.endpoints.saveTimer.initiate(body, { fixedCacheKey: SAVE_KEY })).unwrap();
    showAtOnce(desk, STOPPED);
    keepTimer({ ...timer, ...STOPPED }, serverNow());
    changeChoice({ job: undefined, hourlyRate: undefined, notes: undefined });
    announceTimeEntry(entry);
    desk.notify.success({
      title: 'Time entry saved',
      description: `${toClock(entry.duration)} has been added to your timesheet.`,
    });
  } catch (error) {
    if (isApiError(error) && error.code === 'TIME.NOTHING_TO_SAVE') nothingToSave(desk);
    else saveFailed(desk);
  }
}

/** Ends the work: saved when there is time on the clock, otherwise only cleared. */
export const stopTimer = (desk: TimerDesk, notes?: string): Promise<void> => inTurn(() => stop(desk, notes));

async function stop(desk: TimerDesk, notes?: string): Promise<void> {
  const timer = await freshTimer(desk);
  if (!timer || timer.status === 'STOPPED') return;
  if (secondsOn(timer) > 0) return save(desk, notes);
  const takeBack = showAtOnce(desk, STOPPED);
  try {
    await desk.store.dispatch(timerApi.endpoints.discardTimer.initiate(undefined, { track: false })).unwrap();
    keepTimer({ ...timer, ...STOPPED }, serverNow());
  } catch {
    takeBack();
    desk.notify.error({ title: 'Timer not stopped', description: 'Check your network and try again.' });
  }
}
