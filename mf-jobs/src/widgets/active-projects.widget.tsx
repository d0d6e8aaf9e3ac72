import '../jobs.css';
import { errorText, useListProjectsQuery } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { EmptyState, ErrorState, JobsIcon, Link, LinkButton, Progress, SectionCard, Skeleton, useIsPhone } from '@dwang/kit';
import type { WidgetProps } from '@dwang/shell-api';
import { StartTimerButton } from '../timer/start-timer-button';
import { useStartTimer } from '../timer/use-start-timer';

const SHOWN = { small: 3, medium: 4, large: 6, full: 8 };

/** The dashboard's card of running jobs, the last one worked on first: one tap starts the timer. */
export default function ActiveProjectsWidget({ size }: WidgetProps) {
  const { data, error, isFetching, refetch } = useListProjectsQuery({
    status: 'active',
    sort: '-lastActivityAt',
    limit: SHOWN[size],
  });
  return (
    <SectionCard
      title="Active Projects"
      icon={<JobsIcon aria-hidden />}
      minHeight="medium"
      flush
      actions={
        <LinkButton to="/jobs" type="text" size="small">
          View All
        </LinkButton>
      }
    >
      {data ? (
        <ActiveProjects projects={data.items} />
      ) : error ? (
        <ErrorState
          title="Could not load projects"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active className="jobs-widget-wait" paragraph={{ rows: 5 }} title={false} />
      )}
    </SectionCard>
  );
}

function ActiveProjects({ projects }: { projects: Project[] }) {
  const timer = useStartTimer();
  const compact = useIsPhone();
  if (projects.length === 0) {
    return (
      <EmptyState
        text="No projects found."
        hint="Add the job you are on to track its time."
        action={<LinkButton to="/jobs?new=project">Add New Project</LinkButton>}
      />
    );
  }
  return (
    <ul className="jobs-active" aria-label="Active projects">
      {projects.map((project) => (
        <li key={project.id} className="jobs-active-row">
          <span className="jobs-name">
            <Link className="jobs-name-main jobs-link dwang-stretched-link" to={`/jobs/${project.id}`}>
              {project.name}
            </Link>
            <span className="jobs-name-beside">{project.clientName ?? 'No client'}</span>
            <Progress percent={project.progress} size="small" aria-label={`Progress of ${project.name}`} />
          </span>
          <StartTimerButton project={project} timer={timer} compact={compact} />
        </li>
      ))}
    </ul>
  );
}
