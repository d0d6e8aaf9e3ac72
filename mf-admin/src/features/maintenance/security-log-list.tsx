import { errorText } from '@dwang/client';
import { type SecurityLog, Severity } from '@dwang/contracts';
import { Alert, Button, FilterBar, SearchBox, Stack, useSearchParams } from '@dwang/kit';
import { DataTable } from '@dwang/kit/data';
import { Select } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { usePageSecurityLogsInfiniteQuery } from '../../api/maintenance';
import { ListFoot } from '../../lists/list-foot';
import { securityColumns } from './security-columns';

const SEVERITIES = [
  { value: '', label: 'All Severities' },
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];

/** Who got in, who did not, and what administrators did, newest first. Search and filter stand in the address. */
export function SecurityLogList() {
  const { timeZone } = useUser().company;
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') || undefined;
  const severity = Severity.safeParse(search.get('severity')).data;
  const list = usePageSecurityLogsInfiniteQuery({ q, severity }, { refetchOnMountOrArgChange: true });
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
      <FilterBar
        lead={<SearchBox value={q ?? ''} onSearch={(text) => set('q', text)} placeholder="Search security logs..." />}
        activeCount={Number(severity !== undefined)}
        onReset={() => set('severity', '')}
      >
        <Select aria-label="Severity" options={SEVERITIES} value={severity ?? ''} onChange={(value) => set('severity', value)} />
        <Button href={exportAddress({ q, severity })} download>
          Export CSV
        </Button>
      </FilterBar>
      <DataTable<SecurityLog>
        label="Security logs"
        columns={securityColumns(timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isFetching && !list.isFetchingNextPage && !rows}
        error={list.error && !rows ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load the security logs"
        onRetry={() => void list.refetch()}
        empty={{ text: 'No logs found matching your search criteria' }}
      />
      <ListFoot list={list} noun="logs" />
      <Alert
        type="info"
        showIcon
        title="Protection"
        description="Repeated failed logins are blocked automatically and the API is rate-limited."
      />
    </Stack>
  );
}

function exportAddress(filters: { q?: string; severity?: string }): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/api/admin/security-logs/export${query && `?${query}`}`;
}
