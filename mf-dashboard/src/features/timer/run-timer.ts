import { projectsApi, timeEntriesApi } from '@dwang/client';
import type { PutTimer, Timer } from '@dwang/contracts';
import { parseCents, toClock } from '@dwang/domain';
import { type ChosenJob, changeChoice, readChoice } from './timer-choice';
import { freshTimer, inTurn, putTimer, reasonOf, secondsOn, serverNow, type TimerDesk } from './timer-desk';

/** Jobs for the timer, last used first. One query for the card, the chooser and the commands. */
export const RECENT_JOBS = { status: 'active', sort: '-lastActivityAt', limit: 50 } as const;

/** Worth rescuing from a reset: a minute or more. */
const WORTH_KEEPING = 60;

const stamp = (): string => new Date(serverNow()).toISOString();

/** The job that the next timer starts on: the chosen one, else the one worked on last, else none. */
export function nextJob(recent: readonly ChosenJob[], chosen: ChosenJob | null | undefined): ChosenJob | null {
  if (chosen !== undefined) return chosen;
  return recent[0] ?? null;
}

/** A rate that the server takes: more than 0. A job without a rate says nothing. */
export const usableRate = (rate: string | undefined): string | undefined => (rate && parseCents(rate) > 0 ? rate : undefined);

async function wantedStart(desk: TimerDesk): Promise<{ body: PutTimer; shown: Partial<Timer> }> {
  const choice = readChoice();
  const answer =
    choice.job === undefined
      ? await desk.store.dispatch(projectsApi.endpoints.listProjects.initiate(RECENT_JOBS, { subscribe: false }))
      : null;
  const job = nextJob(answer?.data?.items ?? [], choice.job);
  const hourlyRate = choice.hourlyRate ?? usableRate(job?.hourlyRate);
  const rate = hourlyRate ? { hourlyRate } : {};
  const notes = choice.notes ?? '';
  return {
    body: { status: 'RUNNING', projectId: job?.id ?? null, notes, ...rate },
    shown: { projectId: job?.id ?? null, projectName: job?.name ?? null, clientName: job?.clientName ?? null, notes, ...rate },
  };
}

/** Starts a new timer on the chosen job, or goes on with the paused one. */
async function startTimer(desk: TimerDesk, timer: Timer): Promise<Timer | null> {
  const running = { status: 'RUNNING', runningSince: stamp() } as const;
  if (timer.status === 'PAUSED') return putTimer(desk, { status: 'RUNNING' }, running, 'Timer not started');
  const { body, shown } = await wantedStart(desk);
  const change = { ...shown, ...running, startTime: running.runningSince, accumulatedSeconds: 0 };
  const started = await putTimer(desk, body, change, 'Timer not started');
  if (started) changeChoice({ notes: undefined });
  return started;
}

function pauseTimer(desk: TimerDesk, timer: Timer): Promise<Timer | null> {
  const change = { status: 'PAUSED', runningSince: null, accumulatedSeconds: secondsOn(timer) } as const;
  return putTimer(desk, { status: 'PAUSED' }, change, 'Timer not paused');
}

/** Start/Pause: from what the server has, so that a timer stopped on the phone is not paused twice. */
export const toggleTimer = (desk: TimerDesk): Promise<Timer | null> => inTurn(() => toggle(desk));

async function toggle(desk: TimerDesk): Promise<Timer | null> {
  const timer = await freshTimer(desk);
  if (!timer) {
    desk.notify.error({ title: 'Timer not started', description: reasonOf(null) });
    return null;
  }
  return timer.status === 'RUNNING' ? pauseTimer(desk, timer) : startTimer(desk, timer);
}

/** Zeroes the clock and leaves it paused. What was on it can still be kept, from the message. */
export const resetTimer = (desk: TimerDesk): Promise<void> => inTurn(() => reset(desk));

async function reset(desk: TimerDesk): Promise<void> {
  const timer = await freshTimer(desk);
  if (!timer || timer.status === 'STOPPED') return;
  const seconds = secondsOn(timer);
  const zero = { status: 'PAUSED', runningSince: null, accumulatedSeconds: 0, startTime: stamp() } as const;
  const done = await putTimer(desk, { status: 'PAUSED', reset: true }, zero, 'Timer not reset');
  if (!done || seconds < WORTH_KEEPING) return;
  desk.notify.info({
    title: 'Timer reset',
    description: `${toClock(seconds)} was cleared.`,
    seconds: 10,
    action: { label: 'Save it instead', run: () => void keepCleared(desk, timer, seconds) },
  });
}

async function keepCleared(desk: TimerDesk, timer: Timer, duration: number): Promise<void> {
  const { projectId, hourlyRate, notes } = timer;
  const startTime = timer.startTime ?? new Date(serverNow() - duration * 1000).toISOString();
  const entry = { uid: crypto.randomUUID(), projectId, startTime, duration, hourlyRate, notes: notes || 'Time entry' };
  try {
    await desk.store.dispatch(timeEntriesApi.endpoints.createTimeEntry.initiate(entry, { track: false })).unwrap();
    desk.notify.success({ title: 'Time entry saved', description: `${toClock(duration)} has been added to your timesheet.` });
  } catch {
    desk.notify.error({ title: 'Save failed', description: 'Could not save your time entry. Please try again.' });
  }
}
