import { errorText, useEntriesWithPending } from '@dwang/client';
import { DataTable } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { type ReactNode, useMemo } from 'react';
import { useListFinanceTimeInfiniteQuery } from '../../api/time-entries';
import { moreOf } from '../../lists/more-of';
import { timeColumns } from './time-columns';

const PAGE_SIZE = 50;

const NONE_FOUND = {
  text: 'No time entries found matching your criteria.',
  hint: 'Try changing your search or add a new time entry.',
};
const NO_TIME_THAT_DAY = { text: 'No time on this day.', hint: 'Choose another day or add a new time entry.' };

interface TimeTableProps {
  /** What is searched. */
  q?: string;
  /** The one day that is shown. */
  day?: string;
  addButton: ReactNode;
}

/** The hours that match the search, or those of one day. */
export function TimeTable({ q, day, addButton }: TimeTableProps) {
  const { timeZone } = useUser().company;
  const filters = useMemo(() => ({ ...(q && { q }), ...(day && { from: day, to: day }) }), [q, day]);
  const query = useListFinanceTimeInfiniteQuery({ limit: PAGE_SIZE, ...filters });
  const pages = query.currentData?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items), [pages]);
  const told = { items, totals: pages?.at(0)?.totals, isLost: query.isError };
  const { rows, totals } = useEntriesWithPending(told, filters, timeZone);
  return (
    <DataTable
      label="Time entries"
      columns={timeColumns(timeZone)}
      rows={rows}
      rowKey={(entry) => entry.uid}
      loading={query.isFetching}
      error={query.isError && !rows ? errorText(query.error, 'Please try again.') : null}
      errorTitle="Could not load time entries"
      onRetry={() => void query.refetch()}
      empty={{ ...(day ? NO_TIME_THAT_DAY : NONE_FOUND), action: addButton }}
      footer={moreOf(query, 'time entries', totals?.count)}
    />
  );
}
