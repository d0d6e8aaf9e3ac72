import type { TimeEntry } from '@dwang/contracts';
import { AddIcon, Button, Dialog, Heading, Panel, ReloadIcon } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { EntryFilterBar } from './entry-filter-bar';
import { EntryForm } from './entry-form';
import { EntrySummary } from './entry-summary';
import { EntryTable } from './entry-table';
import { useEntryFilters, useEntryList } from './use-entry-list';

interface TimesheetProps {
  /** Whether the form for a new entry is open, and how to open and close it. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  /** The button's words: `Add Time`, `Log Time`. */
  addLabel: string;
}

/** The timesheet: figures, the form for a new entry, filters and the list. */
export function Timesheet({ isAdding, onAdding, addLabel }: TimesheetProps) {
  const zone = useUser().company.timeZone;
  const filters = useEntryFilters();
  const list = useEntryList(filters.filters);
  const [edited, setEdited] = useState<TimeEntry | null>(null);
  const add = <AddButton label={addLabel} isAdding={isAdding} onAdding={onAdding} />;
  return (
    <>
      {isAdding && (
        <Panel className="jobs-entry-panel">
          <Heading>{addLabel}</Heading>
          <EntryForm entry={null} onDone={() => onAdding(false)} />
        </Panel>
      )}
      <EntrySummary zone={zone} />
      <EntryFilterBar
        {...filters}
        lead={
          <>
            {add}
            <RefreshButton refetch={list.refetch} isBusy={list.isFetching} />
          </>
        }
      />
      <EntryTable list={list} zone={zone} addAction={!isAdding && add} onEdit={setEdited} />
      {edited && (
        <Dialog open title="Edit Time Entry" onClose={() => setEdited(null)}>
          <EntryForm entry={edited} onDone={() => setEdited(null)} />
        </Dialog>
      )}
    </>
  );
}

function AddButton({ label, isAdding, onAdding }: { label: string } & Pick<TimesheetProps, 'isAdding' | 'onAdding'>) {
  return (
    <Button
      type={isAdding ? 'default' : 'primary'}
      icon={isAdding ? undefined : <AddIcon aria-hidden />}
      aria-expanded={isAdding}
      onClick={() => onAdding(!isAdding)}
    >
      {isAdding ? 'Cancel' : label}
    </Button>
  );
}

function RefreshButton({ refetch, isBusy }: { refetch: () => Promise<{ isError: boolean }>; isBusy: boolean }) {
  const notify = useNotify();
  const refresh = async () => {
    const { isError } = await refetch();
    if (!isError) notify.success({ title: 'Refreshed', description: 'Timesheet data has been refreshed from all sources.' });
  };
  return (
    <Button icon={<ReloadIcon aria-hidden />} disabled={isBusy} onClick={() => void refresh()}>
      Refresh Data
    </Button>
  );
}
