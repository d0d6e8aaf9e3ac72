import type { Timer } from '@dwang/contracts';
import type { TimerDoubt } from '@dwang/domain';
import { settleGap } from '../server-clock';
import { forgetIdle } from './idle';
import type { TimerDesk } from './timer-desk';
import { dropIdle, editTimer } from './timer-moves';
import { saveTimer } from './timer-saves';

/** The work goes on and all of the time counts. */
export async function keepGoing(desk: TimerDesk, timer: Timer, doubt: TimerDoubt): Promise<void> {
  if (doubt.kind === 'clock') return settleGap(true);
  if (timer.uid === null) return;
  const words = { label: 'Timer: still working', failed: 'Timer not changed' };
  if (await editTimer(desk, timer.uid, { stillWorking: true }, words)) forgetIdle();
}

/** What nobody was there for comes off: the idle time of a clock that runs on, or all after the last sign of work of one that ends there. */
export async function cutDoubt(desk: TimerDesk, timer: Timer, doubt: TimerDoubt): Promise<void> {
  if (doubt.kind === 'clock') return settleGap(false);
  if (doubt.kind === 'idle') await dropIdle(desk, timer, doubt.from);
  else await saveTimer(desk, { at: doubt.lastActivityAt });
  forgetIdle();
}
