import type { Timer } from '@dwang/contracts';
import type { TimerEvent } from '@dwang/domain';
import { deleteEntryWrite } from '../time-entries/entry-writes';
import { enqueue } from '../unsent/enqueue';
import { serverNow, stamp } from './current-timer';
import { entryPreview } from './entry-preview';
import { sayRefused, type TimerDesk, tell } from './timer-desk';
import { moveWrite } from './timer-writes';

/**
 * Takes a stop back: `before` is on the clock again with its `seconds`, running or paused as it was, and the entry that the stop made is
 * deleted. The entry stays when the timer cannot be started.
 */
export async function reopenTimer(desk: TimerDesk, before: Timer, seconds: number): Promise<boolean> {
  const { projectId, projectName, clientName, hourlyRate, notes, status } = before;
  const [uid, at] = [crypto.randomUUID(), new Date(serverNow() - seconds * 1000).toISOString()];
  const run: TimerEvent = {
    type: 'move',
    move: 'run',
    uid,
    at,
    labels: { projectId, projectName, clientName, hourlyRate, notes },
  };
  const started = await tell(desk, run, moveWrite(run, 'Timer goes on'));
  if (started.state === 'refused') {
    sayRefused(desk, run, started.error, 'Timer not started');
    return false;
  }
  const pause: TimerEvent = { type: 'move', move: 'pause', uid, at: stamp() };
  if (status === 'PAUSED') await tell(desk, pause, moveWrite(pause, 'Timer paused'));
  await enqueue(desk.store, deleteEntryWrite({ ...entryPreview(before, serverNow(), ''), id: 0 }));
  return true;
}
