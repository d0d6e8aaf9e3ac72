import { errorText } from '@dwang/client';
import type { BackgroundJob } from '@dwang/contracts';
import { Alert, Button, Stack, useSearchParams } from '@dwang/kit';
import { DataTable } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useReadBackgroundWorkQuery } from '../../api/maintenance';
import { workColumns } from './work-columns';
import { needsLook } from './work-words';

/** In milliseconds. */
const RENEW_EVERY = 60_000;
const RENEWED = { pollingInterval: RENEW_EVERY, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

/** Every job that the server does by itself, and how it last went; what needs a look comes first. */
export function WorkList() {
  const { timeZone } = useUser().company;
  const list = useReadBackgroundWorkQuery(undefined, RENEWED);
  return (
    <Stack>
      <DataTable<BackgroundJob>
        label="Background work"
        columns={workColumns(timeZone)}
        rows={list.data?.items}
        rowKey={({ name }) => name}
        loading={list.isLoading}
        error={list.error && !list.data ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load the background work"
        onRetry={() => void list.refetch()}
        empty={{ text: 'No background work' }}
      />
      <Alert
        type="info"
        showIcon
        title="Work that is done again and again"
        description="Each job runs in one process at a time. One that failed is tried again when it is next due; one that is overdue waits for a process to take it up."
      />
    </Stack>
  );
}

/** Says above the servers that some work failed or is overdue, and leads to it. */
export function WorkNotice() {
  const [, setSearch] = useSearchParams();
  const count = useReadBackgroundWorkQuery(undefined, RENEWED).data?.items.filter(needsLook).length ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={count === 1 ? '1 background job needs a look' : `${count} background jobs need a look`}
      action={<Button onClick={() => setSearch({ tab: 'maintenance', part: 'work' }, { replace: true })}>Show</Button>}
    />
  );
}
