import type { Timer } from '@dwang/contracts';
import { type TimerEvent, type TimerLabels, toClock } from '@dwang/domain';
import { projectsApi } from '../endpoints/projects';
import type { WriteOutcome } from '../outbox/queued-write';
import { stampNow } from '../server-clock';
import { asksAboutGap } from './clock-question';
import { currentTimer, freshTimer, noTimer } from './current-timer';
import { keepAsEntry } from './keep-as-entry';
import { saveState } from './save-state';
import { type ChosenJob, changeChoice, dropRateOfOthers, rateOn, readChoice } from './timer-choice';
import { inTurn, sayRefused, secondsOn, type TimerDesk, tell } from './timer-desk';
import { moveWrite } from './timer-writes';

/** Jobs for the timer, last used first. One query for the card, the header, the chooser and the commands. */
export const RECENT_JOBS = { status: 'active', sort: '-lastActivityAt', limit: 50 } as const;

/** Worth rescuing from a reset: a minute or more. */
const WORTH_KEEPING = 60;

/** The job that the next timer starts on: the chosen one, else the one worked on last, else none. */
export function nextJob(recent: readonly ChosenJob[], chosen: ChosenJob | null | undefined): ChosenJob | null {
  if (chosen !== undefined) return chosen;
  return recent[0] ?? null;
}

/** How a job is put on the timer. */
export function labelsOf(job: ChosenJob | null): TimerLabels {
  const hourlyRate = rateOn(job, readChoice());
  return {
    projectId: job?.id ?? null,
    projectName: job?.name ?? null,
    clientName: job?.clientName ?? null,
    ...(hourlyRate ? { hourlyRate } : {}),
  };
}

/** The job that the next timer starts on, as it is known now. */
export async function wantedJob({ store }: TimerDesk): Promise<ChosenJob | null> {
  const { job } = readChoice();
  if (job !== undefined) return job;
  const answer = await store.dispatch(projectsApi.endpoints.listProjects.initiate(RECENT_JOBS, { subscribe: false }));
  return nextJob(answer.data?.items ?? [], undefined);
}

const wantedLabels = async (desk: TimerDesk): Promise<TimerLabels> => ({
  ...labelsOf(await wantedJob(desk)),
  notes: readChoice().notes ?? '',
});

const on = (name: string | null | undefined): string => (name ? ` on ${name}` : '');

const LABELS = { run: 'Timer started', pause: 'Timer paused', reset: 'Timer reset' } as const;
const FAILED = { run: 'Timer not started', pause: 'Timer not paused', reset: 'Timer not reset' } as const;

async function move(desk: TimerDesk, event: TimerEvent, name: string | null | undefined): Promise<Timer | null> {
  const kind = event.move ?? 'run';
  const outcome = await tell(desk, event, moveWrite(event, `${LABELS[kind]}${on(name)}`));
  if (outcome.state !== 'refused') return currentTimer(desk.store);
  sayRefused(desk, event, outcome.error, FAILED[kind]);
  return null;
}

/** A new timer, named by this device. */
const startEvent = (labels: TimerLabels): TimerEvent => ({
  type: 'move',
  move: 'run',
  uid: crypto.randomUUID(),
  ...stampNow(),
  labels,
});

async function begin(desk: TimerDesk, labels: TimerLabels): Promise<Timer | null> {
  saveState.set('none');
  const started = await move(desk, startEvent(labels), labels.projectName);
  if (started) changeChoice({ notes: undefined });
  return started;
}

/** The decision to start is taken in turn; the answer is waited for beside, so that a second press is never held up. */
const afterDeciding = async <Result>(decide: () => Promise<{ done: Promise<Result> }>): Promise<Result> =>
  (await inTurn(decide)).done;

/** Start/Pause: from what the server has, so that a timer stopped on the phone is not paused twice. Null when it did not happen. */
export const toggleTimer = (desk: TimerDesk): Promise<Timer | null> =>
  afterDeciding(async () => {
    const timer = await freshTimer(desk.store);
    const { uid, status, projectName } = timer;
    if (uid === null || status === 'STOPPED') return { done: begin(desk, await wantedLabels(desk)) };
    if (asksAboutGap(timer, () => toggleTimer(desk))) return { done: Promise.resolve(null) };
    const kind = status === 'RUNNING' ? 'pause' : 'run';
    return { done: move(desk, { type: 'move', move: kind, uid, ...stampNow() }, projectName) };
  });

/** Starts on a job when nothing is on the clock, or goes on when it is that job's already. */
export const startOn = (desk: TimerDesk, job: ChosenJob | null): Promise<Timer | null> =>
  afterDeciding(async () => {
    dropRateOfOthers(job);
    const timer = currentTimer(desk.store) ?? noTimer();
    if (timer.uid === null || timer.status === 'STOPPED') return { done: begin(desk, { ...labelsOf(job), notes: '' }) };
    return { done: move(desk, { type: 'move', move: 'run', uid: timer.uid, ...stampNow() }, timer.projectName) };
  });

/** Zeroes the clock and leaves it paused; false when there is no timer. What was on it can still be kept, from the message. */
export async function resetTimer(desk: TimerDesk): Promise<boolean> {
  const before = await inTurn(() => freshTimer(desk.store));
  if (before.uid === null || before.status === 'STOPPED' || asksAboutGap(before, () => resetTimer(desk))) return false;
  const seconds = secondsOn(before);
  const event: TimerEvent = { type: 'move', move: 'reset', uid: before.uid, ...stampNow() };
  if (!(await move(desk, event, before.projectName)) || seconds < WORTH_KEEPING) return true;
  desk.notify.info({
    title: 'Timer reset',
    description: `${toClock(seconds)} was cleared.`,
    seconds: 10,
    action: { label: 'Save it instead', run: () => void keepAsEntry(desk, before, seconds) },
  });
  return true;
}

/** Changes a timer that exists, or says that it goes on; it goes on running or stays paused, whatever another device did meanwhile. */
export async function editTimer(
  desk: TimerDesk,
  uid: string,
  change: Pick<TimerEvent, 'labels' | 'stillWorking'>,
  words: { label: string; failed: string },
): Promise<boolean> {
  const event: TimerEvent = { type: 'move', uid, ...stampNow(), ...change };
  const outcome: WriteOutcome = await tell(desk, event, moveWrite(event, words.label));
  if (outcome.state === 'refused') sayRefused(desk, event, outcome.error, words.failed);
  return outcome.state !== 'refused';
}

/** The person was away while the clock ran: the idle time comes off, and it runs on from now. */
export async function dropIdle(desk: TimerDesk, timer: Timer, from: number): Promise<void> {
  if (timer.uid === null) return;
  const pause: TimerEvent = { type: 'move', move: 'pause', uid: timer.uid, at: new Date(from).toISOString() };
  const run: TimerEvent = { type: 'move', move: 'run', uid: timer.uid, ...stampNow() };
  const [paused] = await Promise.all([move(desk, pause, timer.projectName), move(desk, run, timer.projectName)]);
  if (paused)
    desk.notify.success({ title: 'Idle time taken off', description: `${toClock(secondsOn(paused))} is on the clock.` });
}
