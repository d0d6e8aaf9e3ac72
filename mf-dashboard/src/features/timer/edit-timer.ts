import type { PutTimer, Timer } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { usableRate } from './run-timer';
import { type ChosenJob, changeChoice } from './timer-choice';
import { inTurn, putTimer, shownTimer, type TimerDesk } from './timer-desk';

/** Digits with at most two decimals, as the field's step of 0.01 says. */
const RATE = /^\d{1,6}([.,]\d{1,2})?$/;

/** `"72,5"` → `"72.50"`; null for anything that is not an amount of more than 0. */
export function readRate(text: string): string | null {
  const typed = text.trim();
  if (!RATE.test(typed)) return null;
  const cents = parseCents(typed.replace(',', '.'));
  return cents > 0 ? centsToDecimal(cents) : null;
}

/** Changes a timer that exists; it goes on running or stays paused, whatever another device did meanwhile. */
const edit = (desk: TimerDesk, change: Partial<Timer>, body: Omit<PutTimer, 'status'>, title: string): Promise<boolean> =>
  inTurn(async () => (await putTimer(desk, body, change, title)) !== null);

/** Without a timer, changes are kept on this device for the next one. */
const hasTimer = (desk: TimerDesk): boolean => (shownTimer(desk)?.status ?? 'STOPPED') !== 'STOPPED';

/** A new rate for the timer, or for the next one. */
export async function changeRate(desk: TimerDesk, hourlyRate: string): Promise<boolean> {
  if (!hasTimer(desk)) changeChoice({ hourlyRate });
  else if (!(await edit(desk, { hourlyRate }, { hourlyRate }, 'Hourly rate not updated'))) return false;
  desk.notify.success({ title: 'Hourly Rate Updated', description: `Your hourly rate has been updated to $${hourlyRate}/hr.` });
  return true;
}

/** Puts the timer, or the next one, on a job at that job's rate. */
export async function changeJob(desk: TimerDesk, job: ChosenJob | null): Promise<boolean> {
  changeChoice({ job, hourlyRate: undefined });
  if (!hasTimer(desk)) return true;
  const hourlyRate = usableRate(job?.hourlyRate);
  const rate = hourlyRate ? { hourlyRate } : {};
  const shown = { projectId: job?.id ?? null, projectName: job?.name ?? null, clientName: job?.clientName ?? null, ...rate };
  return edit(desk, shown, { projectId: job?.id ?? null, ...rate }, 'Job not changed');
}

/** What the work was; answers whether it is kept. */
export async function changeNotes(desk: TimerDesk, notes: string): Promise<boolean> {
  if (!hasTimer(desk)) changeChoice({ notes });
  else if (notes !== shownTimer(desk)?.notes) return edit(desk, { notes }, { notes }, 'Note not saved');
  return true;
}
