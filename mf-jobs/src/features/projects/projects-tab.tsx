import { useUsualRate } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { AddIcon, Button, Spin, Stack } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { lazy, type ReactNode, Suspense } from 'react';
import { countedList } from '../../lists/paged-list';
import { useUrlFilters } from '../../url/use-url-filters';
import { ProjectExport } from './project-export';
import { ProjectFiltersBar } from './project-filters';
import { type ProjectFilters, toProjectQuery, toProjectSort, toStatusChoice } from './project-list-query';
import { useProjectPagesInfiniteQuery } from './project-pages.api';
import { ProjectTable } from './project-table';

// Dragging is loaded only with the board.
const ProjectBoard = lazy(async () => ({ default: (await import('./board/project-board')).ProjectBoard }));

const FILTERS = ['q', 'status', 'sort', 'client', 'from', 'to', 'view', 'stage'] as const;

interface ProjectsTabProps {
  onCreate: () => void;
  onEdit: (project: Project) => void;
}

/** The Jobs tab: filter, sort and the list or the board, all in the address bar. */
export function ProjectsTab({ onCreate, onEdit }: ProjectsTabProps) {
  const [{ q, status, sort, client, from, to, view, stage }, change] = useUrlFilters(FILTERS);
  const filters = { q, status: toStatusChoice(status), sort: toProjectSort(sort), clientId: toId(client), from, to };
  // Known by the time that the form opens.
  useUsualRate(useUser());
  const add = (
    <Button icon={<AddIcon aria-hidden />} onClick={onCreate}>
      Add New Project
    </Button>
  );
  if (view === 'board') {
    return (
      <Stack>
        <ProjectFiltersBar filters={filters} view="board" onChange={change} />
        <Suspense fallback={<Spin />}>
          <ProjectBoard q={q} stage={stage} onStage={(next) => change({ stage: next })} />
        </Suspense>
        <div>{add}</div>
      </Stack>
    );
  }
  return <ListView filters={filters} onChange={change} onEdit={onEdit} add={add} />;
}

interface ListViewProps {
  filters: ProjectFilters;
  onChange: Parameters<typeof ProjectFiltersBar>[0]['onChange'];
  onEdit: (project: Project) => void;
  add: ReactNode;
}

function ListView({ filters, onChange, onEdit, add }: ListViewProps) {
  const { company } = useUser();
  const list = countedList(useProjectPagesInfiniteQuery(toProjectQuery(filters)));
  return (
    <Stack>
      <ProjectFiltersBar filters={filters} view="list" onChange={onChange}>
        <ProjectExport filters={filters} total={list.total} />
      </ProjectFiltersBar>
      <ProjectTable list={list} zone={company.timeZone} empty={{ hint: hintFor(filters), action: add }} onEdit={onEdit} />
      {Boolean(list.rows?.length) && <div>{add}</div>}
    </Stack>
  );
}

const toId = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

function hintFor({ q, status, from, to }: ProjectFilters): string {
  if (from || to) return 'Try other days, or look under All Projects.';
  if (q) return 'Try another search, or look under All Projects.';
  return status === 'all' ? 'Add your first project to track time and invoice it.' : 'Look under All Projects, or add a new one.';
}
