import { FilterBar, FilterField, SearchBox } from '@dwang/kit';
import { DayRange } from '@dwang/kit/form';
import type { ReactNode } from 'react';
import { ProjectPicker } from '../../pickers/project-picker';
import type { useEntryFilters } from './use-entry-list';

/** Search, project and days of the timesheet. `lead` is what stands beside the search. */
export function EntryFilterBar({ filters, change, activeCount, lead }: ReturnType<typeof useEntryFilters> & { lead: ReactNode }) {
  const { projectId, from, to } = filters;
  const known = projectId ? { value: projectId, label: `Project #${projectId}` } : null;
  return (
    <FilterBar
      lead={
        <>
          <SearchBox value={filters.q} onSearch={(q) => change({ q })} placeholder="Search time entries..." />
          {lead}
        </>
      }
      activeCount={activeCount}
      onReset={() => change({ project: null, from: null, to: null })}
    >
      <FilterField label="Project" quiet>
        {(id) => (
          <ProjectPicker
            id={id}
            aria-label="Project"
            none="All projects"
            value={projectId}
            known={known}
            onChange={(next) => change({ project: next ? String(next) : null })}
          />
        )}
      </FilterField>
      <DayRange from={from} to={to} onChange={change} />
    </FilterBar>
  );
}
