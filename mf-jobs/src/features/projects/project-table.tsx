import type { Project } from '@dwang/contracts';
import { EditIcon, InvoiceIcon, useIsPhone } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import type { ReactNode } from 'react';
import type { CountedList } from '../../lists/paged-list';
import { RowAction, RowActions } from '../../lists/row-action';
import { StartTimerButton } from '../../timer/start-timer-button';
import { useStartTimer } from '../../timer/use-start-timer';
import { projectColumns } from './project-columns';

interface ProjectTableProps {
  list: CountedList<Project>;
  zone: string;
  empty: { hint?: string; action?: ReactNode };
  onEdit: (project: Project) => void;
}

/** Projects with what one does with them: start the timer, invoice the hours, edit. */
export function ProjectTable({ list, zone, empty, onEdit }: ProjectTableProps) {
  return (
    <DataTable
      label="Projects"
      columns={projectColumns(zone)}
      rows={list.rows}
      rowKey={(project) => project.id}
      loading={list.isFetching}
      error={list.error}
      errorTitle="Could not load projects"
      onRetry={list.retry}
      empty={{ text: 'No projects found.', ...empty }}
      actions={(project) => <ProjectActions project={project} onEdit={onEdit} />}
      footer={
        list.rows && (
          <LoadMore
            shown={list.rows.length}
            total={list.total}
            noun="projects"
            hasMore={list.hasMore}
            loading={list.isFetching}
            onMore={list.more}
          />
        )
      }
    />
  );
}

function ProjectActions({ project, onEdit }: { project: Project; onEdit: (project: Project) => void }) {
  const timer = useStartTimer();
  const size = useIsPhone() ? 'middle' : 'small';
  const { name } = project;
  return (
    <RowActions>
      {project.status === 'active' && <StartTimerButton project={project} timer={timer} size={size} />}
      <RowAction label="Invoice" of={name} icon={<InvoiceIcon aria-hidden />} to={`/invoices?new=1&projectId=${project.id}`} />
      {!project.isGeneral && <RowAction label="Edit" of={name} icon={<EditIcon aria-hidden />} onClick={() => onEdit(project)} />}
    </RowActions>
  );
}
