import './history.css';
import { errorText } from '@dwang/client';
import type { Activity, ActivityKind } from '@dwang/contracts';
import { ClockIcon, EmptyState, ErrorState, formatTime, SectionCard, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { Select } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { changeWords, dayHeading } from './change-words';
import { useJobHistoryInfiniteQuery } from './history.api';
import { gathered, historyWords, KIND_CHOICES } from './history-words';

const ALL = { value: '', label: 'Everything' };

/** Who did what on the job and when, the latest first. */
export function JobHistory({ projectId }: { projectId: number }) {
  const [kind, setKind] = useState<ActivityKind | ''>('');
  const query = useJobHistoryInfiniteQuery({ projectId, kind: kind || null });
  const pages = query.currentData?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  return (
    <SectionCard
      title="History"
      icon={<ClockIcon aria-hidden />}
      minHeight="medium"
      actions={
        <Select<ActivityKind | ''>
          aria-label="Which history"
          className="job-history-kind"
          options={[ALL, ...KIND_CHOICES]}
          value={kind}
          onChange={setKind}
        />
      }
    >
      {query.error && !rows ? (
        <ErrorState
          title="Could not load the history"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : !rows ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : rows.length === 0 ? (
        <EmptyState text="Nothing here yet." hint="What people do on this job from now on is noted here." />
      ) : (
        <Days rows={rows} />
      )}
      {query.hasNextPage && (
        <LoadMore
          shown={rows?.length ?? 0}
          total={pages?.[0]?.totals.count ?? 0}
          noun="changes"
          hasMore
          loading={query.isFetching}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </SectionCard>
  );
}

function Days({ rows }: { rows: readonly Activity[] }) {
  const zone = useUser().company.timeZone;
  const heading = (at: string) => dayHeading(at, zone, Date.now());
  const done = gathered(rows, heading);
  const days = [...new Set(done.map(({ at }) => heading(at)))];
  return days.map((day) => (
    <section key={day} className="job-history-day">
      <h3>{day}</h3>
      <ul aria-label={`History of ${day}`}>
        {done
          .filter(({ at }) => heading(at) === day)
          .map((one) => (
            <HistoryRow key={one.id} done={one} zone={zone} />
          ))}
      </ul>
    </section>
  ));
}

function HistoryRow({ done, zone }: { done: Activity; zone: string }) {
  const { text, toldFields } = historyWords(done);
  const changes = done.changes.filter(({ field }) => !toldFields.includes(field));
  return (
    <li className="job-history-row">
      <span className="job-history-words">
        <span>
          <strong>{done.userName}</strong> {text}
        </span>
        {done.action === 'changed' && changes.length > 0 && (
          <span className="job-row-beside">{changes.map((change) => changeWords(change, zone)).join(' · ')}</span>
        )}
      </span>
      <time className="job-row-beside" dateTime={done.at}>
        {formatTime(done.at, zone)}
      </time>
    </li>
  );
}
