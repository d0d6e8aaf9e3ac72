import { errorText } from '@dwang/client';
import type { ClientError } from '@dwang/contracts';
import { Button, FilterBar, Heading, ReloadIcon, Row, SearchBox, Segmented, Stack, useSearchParams } from '@dwang/kit';
import { DataTable } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { usePageClientErrorsInfiniteQuery } from '../../api/client-errors';
import { ListFoot } from '../../lists/list-foot';
import { clientErrorColumns } from './client-error-columns';
import { ClientErrorSheet } from './client-error-sheet';
import { useResolve } from './use-resolve';

const SHOWN = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
];

/** What browsers reported when a screen broke, equal ones together, the latest first; search and state stand in the address. */
export default function ClientErrorList() {
  const { company } = useUser();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<ClientError['id'] | null>(null);
  const { label, turn, isChanging } = useResolve();
  const q = search.get('q') || undefined;
  const state = (['open', 'resolved'] as const).find((one) => one === search.get('state'));
  const list = usePageClientErrorsInfiniteQuery({ q, state }, { refetchOnMountOrArgChange: true });
  const pages = list.currentData?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return (
    <Stack>
      <Heading>Client Errors</Heading>
      <FilterBar
        lead={
          <>
            <SearchBox value={q ?? ''} onSearch={(text) => set('q', text)} placeholder="Search errors..." />
            <Segmented aria-label="State" options={SHOWN} value={state ?? ''} onChange={(value: string) => set('state', value)} />
          </>
        }
      />
      <DataTable<ClientError>
        label="Client errors"
        columns={clientErrorColumns(company.timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isFetching && !list.isFetchingNextPage && !rows}
        error={list.error && !rows ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load the errors"
        onRetry={() => void list.refetch()}
        empty={
          q || state
            ? { text: 'No errors found', hint: 'Search for other words, or show all.' }
            : { text: 'No errors', hint: 'What breaks on a screen is listed here.' }
        }
        actionsTitle="Actions"
        actions={(row) => (
          <span className="mf-admin-fault-actions">
            <Button size="small" onClick={() => setOpened(row.id)}>
              Details
            </Button>
            <Button size="small" disabled={isChanging} onClick={() => void turn(row)}>
              {label(row)}
            </Button>
          </span>
        )}
      />
      <Row spread>
        <div>
          <ListFoot list={list} noun="errors" />
        </div>
        <Button icon={<ReloadIcon />} loading={list.isFetching} onClick={() => void list.refetch()}>
          Refresh
        </Button>
      </Row>
      {opened !== null && <ClientErrorSheet id={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
