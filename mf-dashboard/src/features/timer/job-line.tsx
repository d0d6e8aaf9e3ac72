import { changeJob, type TimerDesk } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import { Button, EditIcon } from '@dwang/kit';
import { lazy, Suspense, useState } from 'react';
import type { ShownTimer } from './use-timer-card';

const JobChooser = lazy(() => import('./job-chooser'));

interface JobLineProps {
  shown: ShownTimer;
  timer: Timer;
  desk: TimerDesk;
}

/** The current job with its client, and the way to another one. */
export function JobLine({ shown, timer, desk }: JobLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="dashboard-timer-job">
      <div className="dashboard-timer-names">
        <strong>{shown.jobName}</strong>
        <span>{shown.clientName}</span>
      </div>
      <Button
        icon={<EditIcon aria-hidden />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={`Choose a job, now ${shown.jobName}`}
      >
        Project
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <JobChooser
            currentId={shown.projectId}
            hasTime={timer.status === 'RUNNING' || timer.accumulatedSeconds > 0}
            onChoose={(job) => changeJob(desk, job)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
