import { resetTimer, toggleTimer } from '@dwang/client';
import type { CommandContext } from '@dwang/shell-api';

/** Short: the person pressed a key and looks at something else. */
const SECONDS = 2;

/** F2: starts, goes on with, or pauses the timer, on any screen. */
export async function runToggle(context: CommandContext): Promise<void> {
  const timer = await toggleTimer(context);
  if (!timer) return;
  const title = timer.status === 'RUNNING' ? 'Timer started' : 'Timer paused';
  context.notify.success({ title, seconds: SECONDS, ...(timer.projectName ? { description: timer.projectName } : {}) });
}

/** Shift+F2: zeroes the timer; like the button, it does nothing while the timer is stopped. */
export async function runReset(context: CommandContext): Promise<void> {
  if (!(await resetTimer(context))) context.notify.info({ title: 'The timer is stopped', seconds: SECONDS });
}
