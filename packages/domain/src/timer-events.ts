import { type CountedTime, freshRun, moveRun, type TimerMove, type TimerRun } from './timer-run';

/** A timer as people see it: the server's, or a device's own while it has no network. Instants ISO; STOPPED has none. */
export interface TimerSheet {
  status: 'STOPPED' | 'RUNNING' | 'PAUSED';
  uid: string | null;
  projectId: number | null;
  projectName: string | null;
  clientName: string | null;
  /** Null for those who are not shown prices. */
  hourlyRate: string | null;
  notes: string;
  startTime: string | null;
  runningSince: string | null;
  pausedAt: string | null;
  accumulatedSeconds: number;
  lastEventAt: string | null;
  confirmedAt: string | null;
}

export type TimerLabels = Partial<Pick<TimerSheet, 'projectId' | 'projectName' | 'clientName' | 'hourlyRate' | 'notes'>>;

/** What happened to the timer `uid` at `at` (ISO, server's clock). */
export interface TimerEvent {
  /** `move` starts, goes on, pauses, resets or edits; `end` saves or discards; `switch` ends whatever runs and starts `uid`. */
  type: 'move' | 'end' | 'switch';
  uid: string;
  at: string;
  /** What the monotonic clock of the device says of an event that happened when it was told. */
  clock?: CountedTime;
  move?: TimerMove;
  /** The person said that a timer which looks forgotten is at work. */
  stillWorking?: boolean;
  labels?: TimerLabels;
}

const ENDED = {
  status: 'STOPPED',
  uid: null,
  notes: '',
  startTime: null,
  runningSince: null,
  pausedAt: null,
  accumulatedSeconds: 0,
  lastEventAt: null,
  confirmedAt: null,
} as const;

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

const runOf = (timer: TimerSheet): TimerRun => ({
  status: timer.status === 'RUNNING' ? 'RUNNING' : 'PAUSED',
  startTime: ms(timer.startTime) ?? 0,
  runningSince: ms(timer.runningSince),
  pausedAt: ms(timer.pausedAt),
  accumulatedMs: timer.accumulatedSeconds * 1000,
  lastEventAt: ms(timer.lastEventAt) ?? 0,
});

const sheetOf = (run: TimerRun) => ({
  status: run.status,
  startTime: iso(run.startTime),
  runningSince: iso(run.runningSince),
  pausedAt: iso(run.pausedAt),
  accumulatedSeconds: Math.floor(run.accumulatedMs / 1000),
  lastEventAt: iso(run.lastEventAt),
});

function started<Sheet extends TimerSheet>(timer: Sheet, { uid, at, labels }: TimerEvent): Sheet {
  const run = moveRun(freshRun(Date.parse(at)), 'run', Date.parse(at));
  return { ...timer, ...ENDED, ...sheetOf(run), uid, ...labels };
}

function moved<Sheet extends TimerSheet>(timer: Sheet, { at, move, stillWorking, labels }: TimerEvent): Sheet {
  const run = move ? sheetOf(moveRun(runOf(timer), move, Date.parse(at))) : {};
  return { ...timer, ...run, ...(stillWorking ? { confirmedAt: at } : {}), ...labels };
}

function after<Sheet extends TimerSheet>(timer: Sheet, event: TimerEvent): Sheet {
  const isIts = timer.status !== 'STOPPED' && timer.uid === event.uid;
  if (event.type === 'switch') return isIts ? timer : started(timer, event);
  if (event.type === 'end') return isIts ? { ...timer, ...ENDED } : timer;
  if (isIts) return moved(timer, event);
  return timer.status === 'STOPPED' && event.move === 'run' ? started(timer, event) : timer;
}

/** The timer with events laid over that the server does not have yet. Events of a timer that is not the one there change nothing. */
export const applyTimerEvents = <Sheet extends TimerSheet>(timer: Sheet, events: readonly TimerEvent[]): Sheet =>
  events.reduce(after, timer);
