import '../../jobs.css';
import '../../job.css';
import type { Project } from '@dwang/contracts';
import { Button, ClockIcon, EditIcon, InvoiceIcon, LinkButton, Page, PlaceIcon, StatusTag } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { StartTimerButton } from '../../timer/start-timer-button';
import { useStartTimer } from '../../timer/use-start-timer';
import { JobAccess } from './access/job-access';
import { JobDetails } from './details/job-details';
import { EstimateCard } from './figures/estimate-card';
import { JobFigures } from './figures/job-figures';
import { JobFiles } from './files/job-files';
import { JobHistory } from './history/job-history';
import { JobMeasurements } from './measurements/job-measurements';
import { JobNotes } from './notes/job-notes';
import { JobPhotos } from './photos/job-photos';
import { JobResults } from './results/job-results';
import { JobSharing } from './sharing/job-sharing';
import { JobTasks } from './tasks/job-tasks';
import { JobTime } from './time/job-time';

interface JobPageProps {
  project: Project;
  /** The part of another feature that shows who is on site when. */
  siteDays?: ReactNode;
  /** The part of another feature that shows its quotes and invoices. */
  invoices?: ReactNode;
  onEdit: () => void;
}

/** Everything about one job. */
export function JobPage({ project, siteDays, invoices, onEdit }: JobPageProps) {
  const timer = useStartTimer();
  const { role, seesPrices } = useUser();
  const isOffice = role !== 'contractor';
  const mayEdit = project.access === 'admin' && !project.isGeneral;
  return (
    <Page
      title={project.name}
      subtitle={<JobLine project={project} />}
      extra={
        <>
          <LinkButton to={`/timesheet?projectId=${project.id}`} icon={<ClockIcon aria-hidden />}>
            Time
          </LinkButton>
          {isOffice && (
            <LinkButton to={`/invoices?new=1&projectId=${project.id}`} icon={<InvoiceIcon aria-hidden />}>
              Invoice
            </LinkButton>
          )}
          {!project.isGeneral && <JobSharing projectId={project.id} projectName={project.name} />}
          {mayEdit && (
            <Button icon={<EditIcon aria-hidden />} onClick={onEdit}>
              Edit
            </Button>
          )}
        </>
      }
      action={project.status === 'active' && <StartTimerButton isMain project={project} timer={timer} />}
    >
      <JobAccess value={project.access}>
        {project.description && <p className="job-description">{project.description}</p>}
        <JobPhotos projectId={project.id} />
        <JobFigures project={project} />
        <div className="job-columns">
          {!project.isGeneral && <JobDetails project={project} />}
          {siteDays}
        </div>
        <div className="job-columns">
          <JobTasks projectId={project.id} />
          <JobNotes projectId={project.id} />
        </div>
        <div className="job-columns">
          <JobTime projectId={project.id} />
          {!project.isGeneral && seesPrices && <EstimateCard project={project} onEdit={mayEdit ? onEdit : null} />}
        </div>
        <div className="job-columns">
          {isOffice && invoices}
          <JobMeasurements projectId={project.id} />
          <JobResults projectId={project.id} />
        </div>
        <JobFiles projectId={project.id} />
        <JobHistory projectId={project.id} />
      </JobAccess>
    </Page>
  );
}

function JobLine({ project: { clientName, location, status } }: { project: Project }) {
  return (
    <span className="job-line">
      {status === 'active' ? <StatusTag tone="calm">Active</StatusTag> : <StatusTag tone="good">Completed</StatusTag>}
      <span>{clientName ?? 'No client'}</span>
      {location && (
        <span>
          <PlaceIcon aria-hidden /> {location}
        </span>
      )}
    </span>
  );
}
