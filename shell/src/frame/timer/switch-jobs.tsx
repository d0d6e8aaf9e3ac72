import { RECENT_JOBS, switchJob, type TimerDesk, useListProjectsQuery } from '@dwang/client';
import { useId } from 'react';

const SHOWN = 5;

interface SwitchJobsProps {
  currentId: number | null;
  desk: TimerDesk;
  onLeave: () => void;
}

/** The jobs worked on last: one press saves the time so far and starts the clock on that one. */
export function SwitchJobs({ currentId, desk, onLeave }: SwitchJobsProps) {
  const id = useId();
  const { data } = useListProjectsQuery(RECENT_JOBS);
  const others = (data?.items ?? []).filter((job) => job.id !== currentId).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <div className="shell-timer-switch">
      <p id={id}>Switch job</p>
      <ul aria-labelledby={id}>
        {others.map(({ id: jobId, name, clientName, hourlyRate }) => (
          <li key={jobId}>
            <button
              type="button"
              onClick={() => {
                onLeave();
                void switchJob(desk, { id: jobId, name, clientName, hourlyRate });
              }}
            >
              <span>{name}</span>
              <small>{clientName ?? 'No client selected'}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
