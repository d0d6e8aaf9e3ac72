import './timesheet.css';
import { AddIcon, Button, Dialog, Heading, Panel, Segmented, Skeleton, Stack } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { lazy, type ReactNode, Suspense } from 'react';
import { EntryForm } from './entry-form';
import { ListView } from './list-view';
import { type TimeView, useTimeAddress } from './time-address';
import { useEditedEntry } from './use-edited-entry';
import { useEntryFilters, useEntryList } from './use-entry-list';

const WeekView = lazy(async () => ({ default: (await import('./week/week-view')).WeekView }));
const CalendarView = lazy(async () => ({ default: (await import('./calendar/calendar-view')).CalendarView }));
const ChartsView = lazy(async () => ({ default: (await import('./charts/charts-view')).ChartsView }));

const VIEWS: { value: TimeView; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'charts', label: 'Charts' },
];

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

/** The timesheet: the form for a new entry, figures, and the entries as a list, a week, a month or charts. */
export function Timesheet({ isAdding, onAdding, addLabel, figures, lead }: TimesheetProps) {
  const zone = useUser().company.timeZone;
  const address = useTimeAddress();
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
      <Segmented aria-label="View" className="time-views" options={VIEWS} value={address.view} onChange={address.setView} />
      <div className="time-view">
        {address.view === 'list' ? (
          <ListView
            filters={filters}
            list={list}
            zone={zone}
            lead={lead}
            addAction={!isAdding && <AddTimeButton isAdding={isAdding} onAdding={onAdding} addLabel={addLabel} />}
            onEdit={editing.open}
          />
        ) : (
          <Suspense fallback={<Waiting />}>
            {lead}
            {address.view === 'week' && <WeekView address={address} />}
            {address.view === 'calendar' && <CalendarView address={address} onOpen={editing.open} />}
            {address.view === 'charts' && <ChartsView today={address.today} />}
          </Suspense>
        )}
      </div>
      {editing.entry && (
        <Dialog open title="Edit Time Entry" onClose={editing.close}>
          <EntryForm key={editing.entry.uid} entry={editing.entry} onDone={editing.close} />
        </Dialog>
      )}
    </Stack>
  );
}

/** While a view's code is on its way. */
const Waiting = () => (
  <Panel>
    <Skeleton active paragraph={{ rows: 8 }} />
  </Panel>
);

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
