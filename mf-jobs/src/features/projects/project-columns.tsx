import type { Project } from '@dwang/contracts';
import { ageLabel, Hours, Link, Money, StatusTag } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { ProjectProgress } from './project-progress';

function ProjectName({ project }: { project: Project }) {
  return (
    <span className="jobs-name">
      <Link className="jobs-name-main jobs-link" to={`/jobs/${project.id}`}>
        {project.name}
      </Link>
      {project.location && <span className="jobs-name-beside">{project.location}</span>}
    </span>
  );
}

function Unbilled({ project }: { project: Project }) {
  return (
    <span className="jobs-name jobs-name-end">
      <Money amount={project.unbilledAmount} />
      <span className="jobs-name-beside">
        <Hours seconds={project.unbilledSeconds} /> h unbilled
      </span>
    </span>
  );
}

/** The columns of the projects list; `zone` decides what "Yesterday" means. */
export const projectColumns = (zone: string): Column<Project>[] => [
  { key: 'name', title: 'Project', headline: true, render: (project) => <ProjectName project={project} /> },
  { key: 'client', title: 'Client', render: (project) => project.clientName ?? 'No client' },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: ({ status }) =>
      status === 'active' ? <StatusTag tone="calm">Active</StatusTag> : <StatusTag tone="good">Completed</StatusTag>,
  },
  {
    key: 'progress',
    title: 'Progress',
    render: ({ progress, name }) => <ProjectProgress progress={progress} name={name} />,
  },
  { key: 'activity', title: 'Last activity', width: 'narrow', render: ({ lastActivityAt }) => ageLabel(lastActivityAt, zone) },
  { key: 'unbilled', title: 'Unbilled', numeric: true, figure: true, render: (project) => <Unbilled project={project} /> },
];
