import { errorText, useEntriesWithPending, useListTimeEntriesQuery } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { dayOf, entryNote } from '@dwang/domain';
import {
  ClockIcon,
  EmptyState,
  ErrorState,
  formatDay,
  formatExactHours,
  formatMoney,
  ItemList,
  ItemRow,
  LinkButton,
  SectionCard,
  Skeleton,
} from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useMemo } from 'react';
import { RowSync } from '../rows/row-sync';

const SHOWN = 5;

/** The latest time on the job with its sums; what only this device has is among it. */
export function JobTime({ projectId }: { projectId: number }) {
  const { role, company } = useUser();
  const query = useListTimeEntriesQuery({ projectId, limit: SHOWN });
  const filters = useMemo(() => ({ projectId }), [projectId]);
  const told = { items: query.data?.items, totals: query.data?.totals, isLost: query.error !== undefined };
  const { rows, totals } = useEntriesWithPending(told, filters, company.timeZone);
  return (
    <SectionCard
      title={role === 'owner' ? 'Time' : 'Your time'}
      icon={<ClockIcon aria-hidden />}
      minHeight="medium"
      actions={
        <LinkButton size="small" type="text" to={`/timesheet?projectId=${projectId}`}>
          Timesheet
        </LinkButton>
      }
      footer={totals && totals.count > 0 && <Sums {...totals} />}
    >
      {rows && rows.length > 0 ? (
        <ItemList label="Latest time">
          {rows.slice(0, SHOWN).map((entry) => (
            <EntryLine key={entry.uid} entry={entry} zone={company.timeZone} />
          ))}
        </ItemList>
      ) : query.error ? (
        <ErrorState
          title="Could not load the time"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : rows ? (
        <EmptyState text="No time on this job yet." hint="Start the timer, or log time in the timesheet." />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </SectionCard>
  );
}

type Row = NonNullable<ReturnType<typeof useEntriesWithPending>['rows']>[number];

function EntryLine({ entry, zone }: { entry: Row; zone: string }) {
  const { role } = useUser();
  const by = role === 'owner' ? ` · ${entry.userName}` : '';
  return (
    <ItemRow
      title={entry.notes || entryNote(entry.projectName)}
      text={
        <>
          {formatDay(dayOf(Date.parse(entry.startTime), zone))}
          {by} <RowSync state={entry.sync} />
        </>
      }
      figure={formatExactHours(entry.duration)}
      figureText={entry.amount === null ? undefined : formatMoney(entry.amount)}
    />
  );
}

function Sums({ count, seconds, amount }: { count: number; seconds: number; amount: TimeEntry['amount'] }) {
  return (
    <span className="job-sums">
      <span>{count === 1 ? '1 entry' : `${count} entries`}</span>
      <span className="dwang-figure">
        {formatExactHours(seconds)}
        {amount !== null && ` · ${formatMoney(amount)}`}
      </span>
    </span>
  );
}
