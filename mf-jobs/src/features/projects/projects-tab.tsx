import type { Project } from '@dwang/contracts';
import { AddIcon, Button, FilterBar, SearchBox, Segmented, Stack } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { FilterField } from '../../lists/filter-field';
import { useUrlFilters } from '../../url/use-url-filters';
import { ProjectTable } from './project-table';
import { SORTS, STATUS_CHOICES, type StatusChoice, toProjectSort, toStatusChoice, useProjectList } from './use-project-list';
import { useUsualRate } from './use-usual-rate';

interface ProjectsTabProps {
  onCreate: () => void;
  onEdit: (project: Project) => void;
}

/** The Jobs tab: filter, sort and the list, all in the address bar. */
export function ProjectsTab({ onCreate, onEdit }: ProjectsTabProps) {
  const { company } = useUser();
  const [{ q, status, sort }, change] = useUrlFilters(['q', 'status', 'sort']);
  const choice = toStatusChoice(status);
  const order = toProjectSort(sort);
  const list = useProjectList(q, choice, order);
  // Known by the time that the form opens.
  useUsualRate();
  const add = (
    <Button icon={<AddIcon aria-hidden />} onClick={onCreate}>
      Add New Project
    </Button>
  );
  return (
    <Stack>
      <FilterBar
        lead={
          <>
            <SearchBox value={q} onSearch={(text) => change({ q: text })} placeholder="Search projects, clients..." />
            <Segmented<StatusChoice>
              aria-label="Which projects"
              options={STATUS_CHOICES}
              value={choice}
              onChange={(next) => change({ status: next === 'active' ? null : next }, 'push')}
            />
          </>
        }
        activeCount={sort ? 1 : 0}
        onReset={() => change({ sort: null })}
      >
        <FilterField label="Sort by" quiet>
          {(id) => (
            <Select
              id={id}
              aria-label="Sort"
              className="jobs-sort"
              options={SORTS}
              value={order}
              onChange={(next) => change({ sort: next })}
            />
          )}
        </FilterField>
      </FilterBar>
      <ProjectTable list={list} zone={company.timeZone} empty={{ hint: hintFor(q, choice), action: add }} onEdit={onEdit} />
      {Boolean(list.rows?.length) && <div>{add}</div>}
    </Stack>
  );
}

function hintFor(q: string, status: StatusChoice): string {
  if (q) return 'Try another search, or look under All Projects.';
  return status === 'all' ? 'Add your first project to track time and invoice it.' : 'Look under All Projects, or add a new one.';
}
