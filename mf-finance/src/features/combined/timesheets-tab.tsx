import { AddIcon, Button, CloseIcon, FilterBar, PageSkeleton, SearchBox, Stack, useSearchParams } from '@dwang/kit';
import { lazy, Suspense, useState } from 'react';
import { TimeTable } from './time-table';
import { TimeTotals } from './time-totals';
import './combined.css';

const TimeForm = lazy(() => import('./time-form'));

/** The Timesheets tab of the finance screen. */
export function TimesheetsTab() {
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const q = params.get('q') ?? '';
  const search = (text: string) => setParams(text ? { tab: 'timesheets', q: text } : { tab: 'timesheets' }, { replace: true });
  return (
    <Stack>
      <TimeTotals />
      <FilterBar
        lead={
          <>
            <SearchBox value={q} onSearch={search} placeholder="Search time entries..." />
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
      <TimeTable q={q} addButton={<Button onClick={() => setAdding(true)}>Add Time</Button>} />
    </Stack>
  );
}
