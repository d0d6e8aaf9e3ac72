import { nextJob, RECENT_JOBS, rateOn, useListProjectsQuery, useTimerChoice } from '@dwang/client';
import type { Timer, TimerStatus } from '@dwang/contracts';
import { useState } from 'react';

export interface ShownTimer {
  status: TimerStatus;
  jobName: string;
  clientName: string;
  projectId: number | null;
  hourlyRate: string | null;
  notes: string;
}

/** What the card names: the timer's own job, or the one that the next timer starts on. */
export function useShownTimer(timer: Timer): ShownTimer {
  const choice = useTimerChoice();
  const { data: recent, isLoading } = useListProjectsQuery(RECENT_JOBS);
  if (timer.status !== 'STOPPED') {
    const { status, projectId, projectName, clientName, hourlyRate, notes } = timer;
    return { status, projectId, hourlyRate, notes, ...words(projectName, clientName) };
  }
  const job = nextJob(recent?.items ?? [], choice.job);
  return {
    status: 'STOPPED',
    projectId: job?.id ?? null,
    hourlyRate: rateOn(job, choice) ?? timer.hourlyRate,
    notes: choice.notes ?? '',
    ...(isLoading && !job && choice.job === undefined ? NOT_KNOWN_YET : words(job?.name ?? null, job?.clientName ?? null)),
  };
}

/** Keeps the lines' height while the jobs are on the way. */
const NOT_KNOWN_YET = { jobName: '\u00a0', clientName: '\u00a0' };

const words = (job: string | null, client: string | null) => ({
  jobName: job ?? 'No active job',
  clientName: client ?? 'No client selected',
});

/** Runs one action at a time; `isBusy` while it is under way. */
export function useOneAtATime(): { isBusy: boolean; run: (action: () => Promise<unknown>) => void } {
  const [isBusy, setBusy] = useState(false);
  const run = (action: () => Promise<unknown>): void => {
    if (isBusy) return;
    setBusy(true);
    void action().finally(() => setBusy(false));
  };
  return { isBusy, run };
}
