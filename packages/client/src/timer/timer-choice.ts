import { draftName } from '@dwang/contracts/values';
import { parseCents } from '@dwang/domain';
import { useSyncExternalStore } from 'react';
import { readStoredUser } from '../stored-user';

/** What the next timer starts with: kept on this device, per user, also across sign-out. */
export interface TimerChoice {
  /** Undefined: not chosen, so the last job is taken. Null: no job on purpose. */
  job?: ChosenJob | null;
  /** Typed by hand: it holds for every timer on that job until it is changed. Without it the job's own rate holds. */
  hourlyRate?: string;
  /** The job that it was typed on; null for none, and then it holds on whatever comes next. */
  ratedJob?: number | null;
  notes?: string;
}

export interface ChosenJob {
  id: number;
  name: string;
  clientName: string | null;
  hourlyRate: string | null;
}

const NOTHING: TimerChoice = {};
const listeners = new Set<() => void>();
let memory: { key: string; text: string | null; choice: TimerChoice } | null = null;

const keyOf = (): string => draftName(readStoredUser()?.id ?? null, 'job-timer');

function parse(text: string | null): TimerChoice {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The choice; the same object until it changes. */
export function readChoice(): TimerChoice {
  const key = keyOf();
  const text = localStorage.getItem(key);
  if (!memory || memory.key !== key || memory.text !== text) memory = { key, text, choice: parse(text) };
  return memory.choice;
}

/** The rate at which a timer on the job starts: the typed one where it holds, else the job's own. A rate of 0 says nothing. */
export function rateOn(job: ChosenJob | null, { hourlyRate, ratedJob = null }: TimerChoice): string | undefined {
  if (hourlyRate && (ratedJob === null || ratedJob === job?.id)) return hourlyRate;
  return job?.hourlyRate && parseCents(job.hourlyRate) > 0 ? job.hourlyRate : undefined;
}

/** Another job that is chosen by hand comes with its own rate: one that was typed before holds no more. */
export function dropRateOfOthers(job: ChosenJob | null): void {
  const { hourlyRate, ratedJob } = readChoice();
  if (hourlyRate && (ratedJob ?? null) !== (job?.id ?? null)) changeChoice({ hourlyRate: undefined, ratedJob: undefined });
}

export function changeChoice(change: Partial<TimerChoice>): void {
  const next = { ...readChoice(), ...change };
  localStorage.setItem(keyOf(), JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useTimerChoice = (): TimerChoice => useSyncExternalStore(subscribe, readChoice, () => NOTHING);
