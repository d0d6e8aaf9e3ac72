import type { Timer } from '@dwang/contracts';
import type { TimerEvent } from '@dwang/domain';
import { serverNow, stampNow } from '../server-clock';
import { deleteEntryWrite } from '../time-entries/entry-writes';
import { enqueue } from '../unsent/enqueue';
import { freshTimer } from './current-timer';
import { entryPreview } from './entry-preview';
import type { Switched } from './switch-job';
import { inTurn, sayRefused, secondsOn, type TimerDesk, tell } from './timer-desk';
import { toggleTimer } from './timer-moves';
import { discardTimer, throwAway } from './timer-saves';
import { moveWrite } from './timer-writes';

/**
 * Takes a stop back: `before` is on the clock again with its `seconds`, running or paused as it was, and the entry that the stop made is
 * deleted. The entry stays when the timer cannot be started. `entryId` is the entry's number where it is known, null when none was made.
 */
export async function reopenTimer(desk: TimerDesk, before: Timer, seconds: number, entryId: number | null = 0): Promise<boolean> {
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
  const pause: TimerEvent = { type: 'move', move: 'pause', uid, ...stampNow() };
  if (status === 'PAUSED') await tell(desk, pause, moveWrite(pause, 'Timer paused'));
  if (entryId === null) return true;
  const entry = { ...entryPreview(before, serverNow(), ''), id: entryId };
  const outcome = await enqueue(desk.store, deleteEntryWrite(entry));
  return outcome.state !== 'refused';
}

/** Takes a start or a switch back: the clock of the job that was left goes on as if it had never stopped, and its entry is deleted. */
export async function undoSwitch(desk: TimerDesk, { before, seconds, saved }: Switched): Promise<boolean> {
  const now = await inTurn(() => freshTimer(desk.store));
  if (before.uid === null || before.status === 'STOPPED') {
    await discardTimer(desk);
    return true;
  }
  if (now.uid === before.uid) return before.status !== 'PAUSED' || now.status !== 'RUNNING' || (await toggleTimer(desk)) !== null;
  if (now.uid !== null && !(await throwAway(desk, now))) return false;
  return reopenTimer(desk, before, secondsOn(before), seconds > 0 ? (saved?.id ?? 0) : null);
}
