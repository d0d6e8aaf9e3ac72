import { errorText } from '@dwang/client';
import type { LoggedMail } from '@dwang/contracts';
import { Button, FilterBar, Heading, ReloadIcon, Row, SearchBox, Stack, useSearchParams } from '@dwang/kit';
import { DataTable } from '@dwang/kit/data';
import { Select } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { type MailFilters, usePageMailLogInfiniteQuery } from '../../api/mail-log';
import { ListFoot } from '../../lists/list-foot';
import { mailColumns } from './mail-columns';
import { MailSheet } from './mail-sheet';
import { choiceOf, KINDS, STATES } from './mail-words';

const STATUS_CHOICES = [
  { value: '', label: 'All Statuses' },
  ...Object.entries(STATES).map(([value, [label]]) => ({ value, label })),
];
const KIND_CHOICES = [{ value: '', label: 'All Kinds' }, ...Object.entries(KINDS).map(([value, label]) => ({ value, label }))];
const LOOK_EVERY_MS = 5000;
const isUnderWay = ({ status, nextTryAt }: LoggedMail) => status === 'sending' || (status === 'queued' && nextTryAt === null);

/** Every letter that went out, waits or did not, newest first; search and filters stand in the address. */
export default function MailLogList() {
  const { timeZone } = useUser().company;
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<number | null>(null);
  const filters: MailFilters = {
    q: search.get('q') || undefined,
    status: choiceOf(STATES, search.get('status')),
    kind: choiceOf(KINDS, search.get('kind')),
  };
  const first = usePageMailLogInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const pages = first.currentData?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  // While a letter is under way it is looked at again: no tab is told of it.
  const list = usePageMailLogInfiniteQuery(filters, rows?.some(isUnderWay) ? { pollingInterval: LOOK_EVERY_MS } : {});
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Stack>
      <Heading>Mail Log</Heading>
      <FilterBar
        lead={
          <SearchBox value={filters.q ?? ''} onSearch={(text) => set('q', text)} placeholder="Search address or company..." />
        }
        activeCount={Number(filters.status !== undefined) + Number(filters.kind !== undefined)}
        onReset={() => setSearch({ tab: 'mail', ...(filters.q && { q: filters.q }) }, { replace: true })}
      >
        <Select
          aria-label="Status"
          options={STATUS_CHOICES}
          value={filters.status ?? ''}
          onChange={(value) => set('status', value)}
        />
        <Select aria-label="Kind" options={KIND_CHOICES} value={filters.kind ?? ''} onChange={(value) => set('kind', value)} />
        <Button href={exportAddress(filters)} download>
          Export CSV
        </Button>
      </FilterBar>
      <DataTable<LoggedMail>
        label="Letters"
        columns={mailColumns(timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isFetching && !list.isFetchingNextPage && !rows}
        error={list.error && !rows ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load the mail log"
        onRetry={() => void list.refetch()}
        empty={
          isFiltered
            ? { text: 'No letters found', hint: 'Search for other words, or reset the filters.' }
            : { text: 'No letters', hint: 'What is sent by email is listed here for 90 days.' }
        }
        actionsTitle="Actions"
        actions={({ id }) => (
          <Button size="small" onClick={() => setOpened(id)}>
            Details
          </Button>
        )}
      />
      {rows && rows.length > 0 && (
        <Row spread>
          <ListFoot list={list} noun="letters" />
          <Button icon={<ReloadIcon />} loading={list.isFetching} onClick={() => void list.refetch()}>
            Refresh
          </Button>
        </Row>
      )}
      {opened !== null && <MailSheet id={opened} standing={standingOf(opened, rows)} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

const standingOf = (id: number, rows: readonly LoggedMail[] = []): string => {
  const row = rows.find((one) => one.id === id);
  return row ? `${row.status} ${row.tries}` : '';
};

function exportAddress(filters: MailFilters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/api/admin/mail-log/export${query && `?${query}`}`;
}
