import { FilterBar, SearchBox } from '@dwang/kit';
import { DayPicker } from '@dwang/kit/form';
import { type ReactNode, useId } from 'react';
import { ProjectPicker } from '../../pickers/project-picker';
import type { useEntryFilters } from './use-entry-list';

/** Search, project and days of the timesheet. `lead` is what stands beside the search. */
export function EntryFilterBar({ filters, change, activeCount, lead }: ReturnType<typeof useEntryFilters> & { lead: ReactNode }) {
  const id = useId();
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
      <ProjectPicker
        aria-label="Project"
        none="All projects"
        value={filters.projectId}
        known={filters.projectId ? { value: filters.projectId, label: `Project #${filters.projectId}` } : null}
        onChange={(id) => change({ project: id ? String(id) : null })}
      />
      <div className="jobs-filter">
        <label htmlFor={`${id}-from`}>From</label>
        <DayPicker
          id={`${id}-from`}
          value={filters.from || null}
          max={filters.to || undefined}
          onChange={(from) => change({ from })}
        />
      </div>
      <div className="jobs-filter">
        <label htmlFor={`${id}-to`}>To</label>
        <DayPicker id={`${id}-to`} value={filters.to || null} min={filters.from || undefined} onChange={(to) => change({ to })} />
      </div>
    </FilterBar>
  );
}
