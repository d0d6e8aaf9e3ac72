import { FilterBar, FilterField, SearchBox, Segmented } from '@dwang/kit';
import { DayRange } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../lists/filter-select';
import { ClientPicker } from '../../pickers/client-picker';
import { type ProjectFilters, SORTS, STATUS_CHOICES, type StatusChoice } from './project-list-query';

export type JobsView = 'list' | 'board';

interface ProjectFiltersBarProps {
  filters: ProjectFilters;
  view: JobsView;
  onChange: (changes: Record<string, string | null>, how?: 'push' | 'replace') => void;
  /** At the end of the row. */
  children?: ReactNode;
}

/** Search, status, client, days and order of the jobs, and whether they are a list or a board (which shows all stages in their own order). */
export function ProjectFiltersBar({ filters, view, onChange, children }: ProjectFiltersBarProps) {
  const { q, status, sort, clientId, from, to } = filters;
  const isList = view === 'list';
  const mayFilterClient = useUser().role !== 'contractor';
  return (
    <FilterBar
      lead={
        <>
          <SearchBox value={q} onSearch={(text) => onChange({ q: text })} placeholder="Search projects, clients..." />
          <Segmented<JobsView>
            aria-label="View"
            options={[
              { value: 'list', label: 'List' },
              { value: 'board', label: 'Board' },
            ]}
            value={view}
            onChange={(next) => onChange({ view: next === 'list' ? null : next }, 'push')}
          />
          {isList && (
            <Segmented<StatusChoice>
              aria-label="Which projects"
              options={STATUS_CHOICES}
              value={status}
              onChange={(next) => onChange({ status: next === 'active' ? null : next }, 'push')}
            />
          )}
        </>
      }
      activeCount={[sort !== '-lastActivityAt', clientId, from, to].filter(Boolean).length}
      onReset={() => onChange({ sort: null, client: null, from: null, to: null })}
    >
      {isList && (
        <>
          {mayFilterClient && (
            <FilterField label="Client" quiet>
              {(id) => (
                <ClientPicker
                  id={id}
                  aria-label="Client"
                  none="All clients"
                  known={clientId ? { value: clientId, label: `Client #${clientId}` } : null}
                  value={clientId ?? 0}
                  onChange={(next) => onChange({ client: next ? String(next) : null }, 'push')}
                />
              )}
            </FilterField>
          )}
          <DayRange from={from} to={to} onChange={onChange} />
          <FilterSelect label="Sort by" name="Sort" options={SORTS} value={sort} onChange={(next) => onChange({ sort: next })} />
          {children}
        </>
      )}
    </FilterBar>
  );
}
