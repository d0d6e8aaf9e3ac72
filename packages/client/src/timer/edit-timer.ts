import { centsToDecimal, parseCents, parseDecimal, toHoursMinutes } from '@dwang/domain';
import { currentTimer } from './current-timer';
import { switchJob } from './switch-job';
import { type ChosenJob, changeChoice, dropRateOfOthers } from './timer-choice';
import { secondsOn, type TimerDesk } from './timer-desk';
import { editTimer, labelsOf, wantedJob } from './timer-moves';

/** Below a million with at most two decimals. */
const RATE = /^\d{1,6}(\.\d{1,2})?$/;

/** `"72,5"` → `"72.50"`; null for anything that is not an amount of more than 0. */
export function readRate(text: string): string | null {
  const typed = parseDecimal(text) ?? '';
  const cents = RATE.test(typed) ? parseCents(typed) : 0;
  return cents > 0 ? centsToDecimal(cents) : null;
}

/** The timer there is; without one, changes are kept on this device for the next. */
function present(desk: TimerDesk) {
  const timer = currentTimer(desk.store);
  return timer && timer.uid !== null && timer.status !== 'STOPPED' ? { ...timer, uid: timer.uid } : null;
}

/** A new rate for the timer there is and for those after it, until it is changed. */
export async function changeRate(desk: TimerDesk, hourlyRate: string): Promise<boolean> {
  const timer = present(desk);
  const words = { label: `Hourly rate of the timer, $${hourlyRate}`, failed: 'Hourly rate not updated' };
  if (timer && !(await editTimer(desk, timer.uid, { labels: { hourlyRate } }, words))) return false;
  changeChoice({ hourlyRate, ratedJob: timer ? timer.projectId : ((await wantedJob(desk))?.id ?? null) });
  desk.notify.success({ title: 'Hourly Rate Updated', description: `Your hourly rate has been updated to $${hourlyRate}/hr.` });
  return true;
}

/** What the work was; answers whether it is kept. */
export async function changeNotes(desk: TimerDesk, notes: string): Promise<boolean> {
  const timer = present(desk);
  if (timer && notes !== timer.notes) {
    return editTimer(desk, timer.uid, { labels: { notes } }, { label: 'Note of the timer', failed: 'Note not saved' });
  }
  if (!timer) changeChoice({ notes });
  return true;
}

/** Worth asking about: a minute on the clock of another job. */
const WORTH_ASKING = 60;

/** Puts the timer, with the time on it, or the next one on a job at that job's rate. The message offers to leave the time where it was. */
export async function changeJob(desk: TimerDesk, job: ChosenJob | null): Promise<boolean> {
  dropRateOfOthers(job);
  changeChoice({ job });
  const timer = present(desk);
  if (!timer || timer.projectId === (job?.id ?? null)) return true;
  const to = job?.name ?? 'General';
  const words = { label: `Timer moved to ${to}`, failed: 'Job not changed' };
  if (!(await editTimer(desk, timer.uid, { labels: labelsOf(job) }, words))) return false;
  const seconds = secondsOn(timer);
  if (seconds < WORTH_ASKING) return true;
  const { projectId, projectName, clientName, hourlyRate } = timer;
  const back = { projectId, projectName, clientName, hourlyRate };
  const split = async () => {
    const label = `Timer moved back to ${projectName ?? 'General'}`;
    if (await editTimer(desk, timer.uid, { labels: back }, { ...words, label })) await switchJob(desk, job);
  };
  desk.notify.info({
    title: `Moved ${toHoursMinutes(seconds)} to ${to}`,
    description: 'Or start a new entry from now.',
    seconds: 10,
    action: { label: 'New entry from now', run: () => void split() },
  });
  return true;
}
