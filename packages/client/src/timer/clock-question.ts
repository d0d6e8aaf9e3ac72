import type { Timer } from '@dwang/contracts';
import type { ClockGap } from '../device-clock';
import { clockGap, settleGap } from '../server-clock';
import { closeTimerDialog, openTimerDialog } from './timer-dialogs';

/** Whether the jump of the device's clock fell into the time that is on this timer. */
export const isGapOf = (timer: Timer, gap: ClockGap | null): boolean =>
  gap !== null && timer.status === 'RUNNING' && gap.at >= Date.parse(timer.runningSince ?? '');

/** Asks first where nobody has said yet whether the time of a jump counts, and goes on with `then` after the answer. */
export function asksAboutGap(timer: Timer, then: () => unknown): boolean {
  if (!isGapOf(timer, clockGap())) return false;
  openTimerDialog({ kind: 'clock', then });
  return true;
}

/** The person's answer in the dialog: the time counts, as the device slept, or it does not. */
export function answerGap(hasPassed: boolean, then: () => unknown): void {
  closeTimerDialog();
  settleGap(hasPassed);
  then();
}
