import { AddIcon, Button, Dialog, Heading, Panel, ReloadIcon, Stack, useIsPhone } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { EntryFilterBar } from './entry-filter-bar';
import { EntryForm } from './entry-form';
import { EntryTable } from './entry-table';
import { useEditedEntry } from './use-edited-entry';
import { useEntryFilters, useEntryList } from './use-entry-list';

export interface Adding {
  /** Whether the form for a new entry is open, and how to open and close it. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  /** The button's words: `Add Time`, `Log Time`. */
  addLabel: string;
}

interface TimesheetProps extends Adding {
  /** Summary cards above the filters. */
  figures: ReactNode;
  /** Beside the search box. */
  lead?: ReactNode;
}

/** The timesheet: the form for a new entry, figures, filters and the list. */
export function Timesheet({ isAdding, onAdding, addLabel, figures, lead }: TimesheetProps) {
  const zone = useUser().company.timeZone;
  const filters = useEntryFilters();
  const list = useEntryList(filters.filters, zone);
  const editing = useEditedEntry(list.rows);
  return (
    <Stack>
      {isAdding && (
        <Panel className="jobs-entry-panel">
          <Stack gap={3}>
            <Heading>{addLabel}</Heading>
            <EntryForm entry={null} onDone={() => onAdding(false)} />
          </Stack>
        </Panel>
      )}
      {figures}
      <EntryFilterBar
        {...filters}
        lead={
          <>
            {lead}
            <RefreshButton refetch={list.refetch} isBusy={list.isFetching} />
          </>
        }
      />
      <EntryTable
        list={list}
        zone={zone}
        addAction={!isAdding && <AddTimeButton isAdding={isAdding} onAdding={onAdding} addLabel={addLabel} />}
        onEdit={editing.open}
      />
      {editing.entry && (
        <Dialog open title="Edit Time Entry" onClose={editing.close}>
          <EntryForm key={editing.entry.uid} entry={editing.entry} onDone={editing.close} />
        </Dialog>
      )}
    </Stack>
  );
}

/** Opens the form; reads Cancel while it is open. `main` where it is the page's one main action. */
export function AddTimeButton({ addLabel, isAdding, onAdding, main = false }: Adding & { main?: boolean }) {
  return (
    <Button
      type={main && !isAdding ? 'primary' : 'default'}
      icon={isAdding ? undefined : <AddIcon aria-hidden />}
      aria-expanded={isAdding}
      onClick={() => onAdding(!isAdding)}
    >
      {isAdding ? 'Cancel' : addLabel}
    </Button>
  );
}

function RefreshButton({ refetch, isBusy }: { refetch: () => Promise<{ isError: boolean }>; isBusy: boolean }) {
  const notify = useNotify();
  const isPhone = useIsPhone();
  const refresh = async () => {
    const { isError } = await refetch();
    if (!isError) notify.success({ title: 'Refreshed', description: 'Timesheet data has been refreshed from all sources.' });
  };
  return (
    <Button
      className="jobs-refresh"
      icon={<ReloadIcon aria-hidden />}
      disabled={isBusy}
      onClick={() => void refresh()}
      aria-label="Refresh Data"
    >
      {isPhone ? null : 'Refresh Data'}
    </Button>
  );
}
