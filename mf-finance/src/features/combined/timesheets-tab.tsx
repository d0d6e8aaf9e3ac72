import { AddIcon, Button, CloseIcon, FilterBar, PageSkeleton, SearchBox, Segmented, Stack } from '@dwang/kit';
import { lazy, Suspense, useState } from 'react';
import { TimeCalendar } from './time-calendar';
import { TimeTable } from './time-table';
import { TimeTotals } from './time-totals';
import { useTimeView } from './use-time-view';
import './combined.css';

const TimeForm = lazy(() => import('./time-form'));

/** Words of the switch. Source: specification 2, sections 2.1 and 2.6. */
const VIEWS = [
  { value: 'list' as const, label: 'List View' },
  { value: 'calendar' as const, label: 'Calendar View' },
];

/** The Timesheets tab of the finance screen. */
export function TimesheetsTab() {
  const { view, q, day, search, setView, setDay } = useTimeView();
  const [isAdding, setAdding] = useState(false);
  const addButton = <Button onClick={() => setAdding(true)}>Add Time</Button>;
  return (
    <Stack>
      <TimeTotals />
      <FilterBar
        lead={
          <>
            <Segmented aria-label="View" options={VIEWS} value={view} onChange={setView} />
            {view === 'list' && <SearchBox value={q} onSearch={search} placeholder="Search time entries..." />}
            <Button
              className="finance-create"
              type={isAdding ? 'default' : 'primary'}
              icon={isAdding ? <CloseIcon /> : <AddIcon aria-hidden />}
              aria-expanded={isAdding}
              onClick={() => setAdding(!isAdding)}
            >
              {isAdding ? 'Cancel' : 'Add Time'}
            </Button>
          </>
        }
      />
      {isAdding && (
        <Suspense fallback={<PageSkeleton variant="form" hasTitle={false} />}>
          <TimeForm onDone={() => setAdding(false)} />
        </Suspense>
      )}
      {view === 'list' ? (
        <TimeTable q={q} addButton={addButton} />
      ) : (
        <TimeCalendar day={day} onDay={setDay} addButton={addButton} />
      )}
    </Stack>
  );
}
