import type { Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { Hours, Money } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import type { ReactNode } from 'react';
import { BulkBar } from './bulk/bulk-bar';
import type { Selection } from './bulk/use-selection';
import { EntryActions } from './entry-actions';
import { entryColumns, markColumn } from './entry-columns';
import type { useEntryList } from './use-entry-list';

interface EntryTableProps {
  list: ReturnType<typeof useEntryList>;
  zone: string;
  selection: Selection;
  addAction: ReactNode;
  onEdit: (entry: TimeEntry) => void;
}

/** The entries that match, their sum, and more of them on demand. */
export function EntryTable({ list, zone, selection, addAction, onEdit }: EntryTableProps) {
  const columns = entryColumns(zone);
  return (
    <>
      <DataTable<Synced<TimeEntry>>
        label="Time entries"
        columns={selection.isOn ? [markColumn(selection), ...columns] : columns}
        rows={list.rows}
        rowKey={(entry) => entry.uid}
        loading={list.isFetching}
        error={list.error}
        errorTitle="Could not load time entries"
        onRetry={() => void list.refetch()}
        empty={{
          text: 'No time entries found.',
          hint: 'Try changing your search or add a new time entry.',
          action: addAction,
        }}
        actionsTitle="ACTIONS"
        {...(!selection.isOn && {
          actions: (entry: Synced<TimeEntry>) => <EntryActions entry={entry} onEdit={onEdit} />,
        })}
        footer={list.rows && <EntryFooter list={list} shown={list.rows.length} />}
      />
      {selection.isOn && <BulkBar selection={selection} />}
    </>
  );
}

function EntryFooter({ list, shown }: { list: EntryTableProps['list']; shown: number }) {
  const { totals } = list;
  return (
    <div className="jobs-foot">
      {list.isUnsentOnly && <span>Only what is not sent yet is shown: the other entries are not on this device.</span>}
      {totals && (
        <span className="jobs-foot-sum">
          {totals.unsent > 0 && <span className="jobs-name-beside">includes {totals.unsent} not sent yet</span>}
          Total <Hours seconds={totals.seconds} withDecimal /> <Money amount={totals.amount} strong />
        </span>
      )}
      <LoadMore
        shown={shown}
        total={totals?.count}
        noun="time entries"
        hasMore={list.hasMore}
        loading={list.isFetching}
        onMore={list.more}
      />
    </div>
  );
}
