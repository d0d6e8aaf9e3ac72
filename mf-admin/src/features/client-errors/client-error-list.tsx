import { errorText } from '@dwang/client';
import type { ClientError } from '@dwang/contracts';
import { Button, FilterBar, formatInstant, Heading, ReloadIcon, Row, SearchBox, Stack, useSearchParams } from '@dwang/kit';
import { type Column, DataTable, LoadMore } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { usePageClientErrorsInfiniteQuery } from '../../api/client-errors';
import { ClientErrorSheet } from './client-error-sheet';

const columns = (timeZone: string): Column<ClientError>[] => [
  { key: 'message', title: 'Message', headline: true, width: 'wide', render: ({ message }) => message },
  { key: 'place', title: 'Screen', render: ({ place }) => place || 'Not said' },
  { key: 'user', title: 'User', width: 'narrow', render: ({ username }) => username ?? 'Nobody signed in' },
  { key: 'createdAt', title: 'When', width: 'narrow', render: ({ createdAt }) => formatInstant(createdAt, timeZone) },
];

/** What browsers reported when a screen broke, newest first; search stands in the address. */
export default function ClientErrorList() {
  const { company } = useUser();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<ClientError | null>(null);
  const q = search.get('q') || undefined;
  const list = usePageClientErrorsInfiniteQuery({ q }, { refetchOnMountOrArgChange: true });
  const pages = list.currentData?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  const find = (text: string) => {
    const next = new URLSearchParams(search);
    if (text) next.set('q', text);
    else next.delete('q');
    setSearch(next, { replace: true });
  };
  return (
    <Stack>
      <Heading>Client Errors</Heading>
      <FilterBar lead={<SearchBox value={q ?? ''} onSearch={find} placeholder="Search errors..." />} />
      <DataTable<ClientError>
        label="Client errors"
        columns={columns(company.timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isFetching && !list.isFetchingNextPage && !rows}
        error={list.error && !rows ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load the errors"
        onRetry={() => void list.refetch()}
        empty={{ text: q ? 'No errors found' : 'No errors', hint: q ? undefined : 'What breaks on a screen is listed here.' }}
        actionsTitle="Actions"
        actions={(row) => (
          <Button size="small" onClick={() => setOpened(row)}>
            Details
          </Button>
        )}
      />
      <Row spread>
        <LoadMore
          shown={rows?.length ?? 0}
          total={pages?.at(-1)?.totals.count ?? 0}
          noun="errors"
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
        <Button icon={<ReloadIcon />} loading={list.isFetching} onClick={() => void list.refetch()}>
          Refresh
        </Button>
      </Row>
      {opened && <ClientErrorSheet error={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
