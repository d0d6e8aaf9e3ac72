import { type ChosenJob, errorText, RECENT_JOBS, useFoundJobs } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { CheckIcon, Dialog, EmptyState, ErrorState, LinkButton, LoadingBar, SearchBox } from '@dwang/kit';
import { useState } from 'react';

interface JobChooserProps {
  currentId: number | null;
  /** Time is on the clock; it goes along to the job that is chosen. */
  hasTime: boolean;
  onChoose: (job: ChosenJob | null) => Promise<boolean>;
  onClose: () => void;
}

/** Jobs to put the timer on: last used first, or found by the server among all active ones. */
export default function JobChooser({ currentId, hasTime, onChoose, onClose }: JobChooserProps) {
  const [search, setSearch] = useState('');
  const [isBusy, setBusy] = useState(false);
  const choose = async (job: ChosenJob | null) => {
    setBusy(true);
    const isDone = await onChoose(job);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open title="Choose a job" onClose={onClose} busy={isBusy}>
      <div className="dashboard-jobs">
        {hasTime && <p className="dashboard-jobs-hint">The time on the clock goes to the job that you choose.</p>}
        <SearchBox value={search} onSearch={setSearch} placeholder="Search jobs, clients..." />
        <Jobs search={search} currentId={currentId} isBusy={isBusy} onChoose={(job) => void choose(job)} />
      </div>
    </Dialog>
  );
}

interface JobsProps {
  search: string;
  currentId: number | null;
  isBusy: boolean;
  onChoose: (job: ChosenJob | null) => void;
}

function Jobs({ search, currentId, isBusy, onChoose }: JobsProps) {
  const q = search.trim();
  const { items, isFetching, error, refetch } = useFoundJobs(q ? { ...RECENT_JOBS, q } : RECENT_JOBS);
  if (!items && error) {
    return (
      <ErrorState
        title="Jobs could not be loaded"
        reason={errorText(error, '')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!items) return <LoadingBar label="Loading jobs" />;
  if (items.length === 0) return <NoJobs isSearch={q !== ''} />;
  return (
    <ul className="dashboard-jobs-list" aria-busy={isFetching} aria-label="Jobs">
      {items.map((job) => (
        <li key={job.id}>
          <JobButton job={job} isCurrent={job.id === currentId} disabled={isBusy} onClick={() => onChoose(toChosen(job))} />
        </li>
      ))}
    </ul>
  );
}

const toChosen = ({ id, name, clientName, hourlyRate }: Project): ChosenJob => ({ id, name, clientName, hourlyRate });

function JobButton({ job, isCurrent, ...rest }: { job: Project; isCurrent: boolean; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className="dashboard-jobs-item" aria-current={isCurrent ? 'true' : undefined} {...rest}>
      <span>
        <strong>{job.name}</strong>
        <small>{job.clientName ?? 'No client selected'}</small>
      </span>
      {isCurrent && <CheckIcon aria-hidden />}
    </button>
  );
}

function NoJobs({ isSearch }: { isSearch: boolean }) {
  if (isSearch) return <EmptyState text="No projects found." hint="Try another name." />;
  return (
    <EmptyState
      text="No active job"
      hint="Time without a job is kept under General."
      action={
        <LinkButton type="primary" to="/jobs">
          Go to Jobs
        </LinkButton>
      }
    />
  );
}
