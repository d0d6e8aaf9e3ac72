import type { CommandContext } from '@dwang/shell-api';
import { resetTimer, toggleTimer } from './run-timer';
import { freshTimer } from './timer-desk';

/** Short: the person pressed a key and looks at something else. */
const SECONDS = 2;

/** F2: starts, goes on with, or pauses the timer, on any screen. */
export async function runToggle({ store, notify }: CommandContext): Promise<void> {
  const timer = await toggleTimer({ store, notify });
  if (!timer) return;
  const title = timer.status === 'RUNNING' ? 'Timer started' : 'Timer paused';
  notify.success({ title, seconds: SECONDS, ...(timer.projectName ? { description: timer.projectName } : {}) });
}

/** Shift+F2: zeroes the timer; like the button, it does nothing while the timer is stopped. */
export async function runReset({ store, notify }: CommandContext): Promise<void> {
  const desk = { store, notify };
  const timer = await freshTimer(desk);
  if (timer?.status === 'STOPPED') notify.info({ title: 'The timer is stopped', seconds: SECONDS });
  else await resetTimer(desk);
}
