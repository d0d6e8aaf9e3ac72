import type { SaveTimer, TimeEntry, Timer } from '@dwang/contracts';
import { elapsedSeconds, LONG_ENTRY_SECONDS, type TimerEvent, toClock, toHoursMinutes } from '@dwang/domain';
import { stampNow } from '../server-clock';
import { asksAboutGap } from './clock-question';
import { freshTimer } from './current-timer';
import { defaultNote, entryPreview } from './entry-preview';
import { keepAsEntry } from './keep-as-entry';
import { saveState } from './save-state';
import { sayNothingToSave, sayNotSaved, sayOverlap, saySaved } from './say-saved';
import { changeChoice } from './timer-choice';
import { inTurn, sayRefused, secondsOn, type TimerDesk, tell } from './timer-desk';
import { openTimerDialog } from './timer-dialogs';
import { discardWrite, saveWrite } from './timer-writes';

export interface SaveOptions {
  /** What stands in the note field, sent or not. */
  notes?: string | undefined;
  /** When the work ended, in milliseconds of the server's clock; absent: now. */
  at?: number | undefined;
  /** The person has said that more than 24 hours were all work. */
  confirmLong?: boolean;
}

/** Makes the time entry and clears the timer. Answers whether the entry is kept, here or on the server. */
export const saveTimer = async (desk: TimerDesk, options: SaveOptions = {}): Promise<boolean> => {
  const timer = await inTurn(() => freshTimer(desk.store));
  return save(desk, timer, options);
};

async function save(desk: TimerDesk, timer: Timer, { notes, at, confirmLong = false }: SaveOptions): Promise<boolean> {
  if (at === undefined && asksAboutGap(timer, () => saveTimer(desk, { notes, confirmLong }))) return false;
  const now = stampNow();
  const end = at ?? Date.parse(now.at);
  const seconds = elapsedSeconds(timer, end);
  if (timer.uid === null || seconds < 1) {
    sayNothingToSave(desk);
    return false;
  }
  if (seconds > LONG_ENTRY_SECONDS && !confirmLong) {
    openTimerDialog({ kind: 'long-entry' });
    return false;
  }
  const words = (notes ?? timer.notes).trim() || defaultNote(timer);
  const instant = new Date(end).toISOString();
  const clock = at === undefined ? { clock: now.clock } : {};
  const body: SaveTimer = { uid: timer.uid, at: instant, ...clock, notes: words, ...(confirmLong ? { confirmLong } : {}) };
  const preview = entryPreview(timer, end, words);
  saveState.set('saving');
  const event: TimerEvent = { type: 'end', uid: timer.uid, at: instant };
  const label = `Time entry, ${toHoursMinutes(seconds)} on ${preview.projectName}`;
  const outcome = await tell<TimeEntry>(desk, event, saveWrite(body, preview, label));
  saveState.set(outcome.state === 'refused' ? 'none' : 'saved');
  if (outcome.state === 'refused') {
    if (outcome.error.code === 'TIME.NOTHING_TO_SAVE') sayNothingToSave(desk);
    else if (outcome.error.code === 'TIME.LONG_ENTRY') sayRefused(desk, event, outcome.error, 'Save failed');
    else sayNotSaved(desk);
    return false;
  }
  changeChoice({ job: undefined, notes: undefined });
  saySaved(desk, outcome, toClock(outcome.state === 'sent' ? outcome.answer.duration : seconds));
  if (outcome.state === 'sent') sayOverlap(desk, outcome.answer);
  return true;
}

/** Ends the work: saved when there is time on the clock, otherwise only cleared. */
export async function stopTimer(desk: TimerDesk, options: SaveOptions = {}): Promise<void> {
  const timer = await inTurn(() => freshTimer(desk.store));
  if (timer.status === 'STOPPED' || asksAboutGap(timer, () => stopTimer(desk, options))) return;
  if (secondsOn(timer) > 0) await save(desk, timer, options);
  else await throwAway(desk, timer);
}

/** Throws the timer away; for a while the time can still be saved from the message. */
export async function discardTimer(desk: TimerDesk): Promise<void> {
  const timer = await inTurn(() => freshTimer(desk.store));
  const seconds = secondsOn(timer);
  if (!(await throwAway(desk, timer)) || seconds < 1) return;
  desk.notify.info({
    title: 'Timer discarded',
    description: `${toClock(seconds)} was thrown away.`,
    seconds: 10,
    action: { label: 'Save it instead', run: () => void keepAsEntry(desk, timer, seconds) },
  });
}

/** Without a word: for a timer that nobody will miss. */
export async function throwAway(desk: TimerDesk, timer: Timer): Promise<boolean> {
  if (timer.uid === null) return false;
  const event: TimerEvent = { type: 'end', uid: timer.uid, ...stampNow() };
  const outcome = await tell(
    desk,
    event,
    discardWrite(event, `Timer discarded${timer.projectName ? ` on ${timer.projectName}` : ''}`),
  );
  if (outcome.state === 'refused') sayRefused(desk, event, outcome.error, 'Timer not stopped');
  return outcome.state !== 'refused';
}
