import { errorText, useEntriesWithPending } from '@dwang/client';
import { DataTable, LoadMore } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { type ReactNode, useMemo } from 'react';
import { useListFinanceTimeInfiniteQuery } from '../../api/time-entries';
import { timeColumns } from './time-columns';

const PAGE_SIZE = 50;

/** The hours that match the search. */
export function TimeTable({ q, addButton }: { q: string; addButton: ReactNode }) {
  const { timeZone } = useUser().company;
  const query = useListFinanceTimeInfiniteQuery({ limit: PAGE_SIZE, ...(q && { q }) });
  const pages = query.currentData?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items), [pages]);
  const filters = useMemo(() => ({ q }), [q]);
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
      empty={{
        text: 'No time entries found matching your criteria.',
        hint: 'Try changing your search or add a new time entry.',
        action: addButton,
      }}
      footer={
        rows && (
          <LoadMore
            shown={rows.length}
            total={totals?.count}
            noun="time entries"
            hasMore={query.hasNextPage}
            loading={query.isFetching}
            onMore={() => void query.fetchNextPage()}
          />
        )
      }
    />
  );
}
