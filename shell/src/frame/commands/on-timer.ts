import {
  changeNotes,
  currentTimer,
  reopenTimer,
  resetTimer,
  secondsOn,
  stopTimer,
  switchJob,
  toggleTimer,
  undoSwitch,
} from '@dwang/client';
import { showToast } from '@dwang/kit';
import { type Doing, sayDone } from './doing';

const tell = (title: string): void => void showToast({ tone: 'info', title });

/** Starts the timer on a job, or switches it there; the time on another job is saved first, and both come back with Undo. */
export async function startOn(
  { desk, jobs }: Doing,
  { projectId, notes }: { projectId: number | null; notes: string },
): Promise<void> {
  const job = jobs.find(({ id }) => id === projectId) ?? null;
  const name = job?.name ?? 'General';
  const now = currentTimer(desk.store);
  if (now?.status === 'RUNNING' && now.projectId === projectId) return tell(`The timer is on ${name} already`);
  const switched = await switchJob(desk, job);
  if (!switched) return;
  if (notes) await changeNotes(desk, notes);
  sayDone('Timer started', name, () => undoSwitch(desk, switched));
}

type Kind = 'pause-timer' | 'resume-timer' | 'stop-timer' | 'reset-timer';

/** Pauses, goes on, ends and saves, or zeroes the timer that there is, and says so where there is none. */
export async function moveTimer(doing: Doing, kind: Kind): Promise<void> {
  const timer = currentTimer(doing.desk.store);
  if (!timer || timer.status === 'STOPPED') return tell('No timer is running');
  if (kind === 'stop-timer') return stop(doing);
  if (kind === 'reset-timer') return reset(doing);
  const wanted = kind === 'pause-timer' ? 'PAUSED' : 'RUNNING';
  if (timer.status === wanted) return tell(wanted === 'PAUSED' ? 'The timer is paused already' : 'The timer is running already');
  if (!(await toggleTimer(doing.desk))) return;
  // Undo leaves a timer alone that has been moved since.
  const undo = async () => currentTimer(doing.desk.store)?.status === wanted && toggleTimer(doing.desk);
  sayDone(wanted === 'PAUSED' ? 'Timer paused' : 'Timer goes on', timer.projectName ?? 'General', undo);
}

async function stop({ desk }: Doing): Promise<void> {
  const before = currentTimer(desk.store);
  if (!before) return;
  const seconds = secondsOn(before);
  await stopTimer(desk);
  const isStopped = currentTimer(desk.store)?.status === 'STOPPED';
  if (!isStopped) return;
  const undo = () => reopenTimer(desk, before, seconds, seconds > 0 ? 0 : null);
  sayDone('Timer stopped', before.projectName ?? 'General', undo);
}

/** A minute or more can be saved from the timer's own message. */
async function reset({ desk }: Doing): Promise<void> {
  const before = currentTimer(desk.store);
  if ((await resetTimer(desk)) && before && secondsOn(before) < 60) tell('Timer reset');
}
