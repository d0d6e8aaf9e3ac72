import { FilterBar, SearchBox } from '@dwang/kit';
import { DayPicker } from '@dwang/kit/form';
import type { ReactNode } from 'react';
import { FilterField } from '../../lists/filter-field';
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
      <FilterField label="From">
        {(id) => <DayPicker id={id} value={from || null} max={to || undefined} onChange={(day) => change({ from: day })} />}
      </FilterField>
      <FilterField label="To">
        {(id) => <DayPicker id={id} value={to || null} min={from || undefined} onChange={(day) => change({ to: day })} />}
      </FilterField>
    </FilterBar>
  );
}
