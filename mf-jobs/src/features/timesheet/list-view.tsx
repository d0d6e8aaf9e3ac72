import type { TimeEntry } from '@dwang/contracts';
import { Button, CheckIcon, useIsPhone } from '@dwang/kit';
import type { ReactNode } from 'react';
import { useSelection } from './bulk/use-selection';
import { EntryFilterBar } from './entry-filter-bar';
import { EntryTable } from './entry-table';
import { TimesheetExport } from './export/timesheet-export';
import { WageRecordButton } from './export/wage-record-button';
import { RefreshButton } from './refresh-button';
import type { useEntryFilters, useEntryList } from './use-entry-list';

interface ListViewProps {
  filters: ReturnType<typeof useEntryFilters>;
  list: ReturnType<typeof useEntryList>;
  zone: string;
  /** Beside the search box. */
  lead: ReactNode;
  addAction: ReactNode;
  onEdit: (entry: TimeEntry) => void;
}

/** The entries as a list: search, filters, exports, and changes of many at once. */
export function ListView({ filters, list, zone, lead, addAction, onEdit }: ListViewProps) {
  const isPhone = useIsPhone();
  const selection = useSelection(list.rows);
  const hasRows = Boolean(list.rows?.length);
  return (
    <>
      <EntryFilterBar
        {...filters}
        lead={
          <>
            {lead}
            <RefreshButton refetch={list.refetch} isBusy={list.isFetching} />
          </>
        }
      />
      <div className="time-list-tools">
        <Button
          icon={<CheckIcon aria-hidden />}
          disabled={!hasRows}
          aria-pressed={selection.isOn}
          onClick={selection.isOn ? selection.stop : selection.start}
        >
          {isPhone ? 'Mark' : 'Mark several'}
        </Button>
        <TimesheetExport filters={filters.filters} totals={list.totals} />
        <WageRecordButton />
      </div>
      <EntryTable list={list} zone={zone} selection={selection} addAction={addAction} onEdit={onEdit} />
    </>
  );
}
