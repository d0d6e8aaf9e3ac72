import { FilterBar, FilterField, SearchBox } from '@dwang/kit';
import { DayRange, Select } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { ProjectPicker } from '../../pickers/project-picker';
import { PersonPicker } from './person-picker';
import type { useEntryFilters } from './use-entry-list';

const BILLED = [
  { value: '', label: 'Billed or not' },
  { value: 'no', label: 'Not billed' },
  { value: 'yes', label: 'Billed' },
];
const APPROVAL = [
  { value: '', label: 'Any approval' },
  { value: 'none', label: 'Not handed in' },
  { value: 'submitted', label: 'Waiting for approval' },
  { value: 'approved', label: 'Approved' },
  { value: 'returned', label: 'Returned' },
];

/** Search, project, person, state and days of the timesheet. `lead` is what stands beside the search. */
export function EntryFilterBar({ filters, change, activeCount, lead }: ReturnType<typeof useEntryFilters> & { lead: ReactNode }) {
  const { projectId, userId, billed, approval, from, to } = filters;
  const { approvalRequired } = useUser().company;
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
      onReset={() => change({ project: null, who: null, billed: null, approval: null, from: null, to: null })}
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
      <PersonPicker value={userId} everybody="Everybody" onChange={(next) => change({ who: next ? String(next) : null })} />
      <Select<string>
        aria-label="Billed"
        className="time-state"
        value={billed === undefined ? '' : billed ? 'yes' : 'no'}
        options={BILLED}
        onChange={(next) => change({ billed: next })}
      />
      {(approvalRequired || approval) && (
        <Select<string>
          aria-label="Approval"
          className="time-state"
          value={approval ?? ''}
          options={APPROVAL}
          onChange={(next) => change({ approval: next })}
        />
      )}
      <DayRange from={from} to={to} onChange={change} />
    </FilterBar>
  );
}
