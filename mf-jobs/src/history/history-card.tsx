import { serverNow } from '@dwang/client';
import './history.css';
import type { Activity, ActivityKind } from '@dwang/contracts';
import { ClockIcon, EmptyState, ErrorState, formatTime, SectionCard, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { useHistoryInfiniteQuery } from '../api/history';
import { countedList } from '../lists/paged-list';
import { changeWords, dayHeading } from './change-words';
import { gathered, historyWords } from './history-words';

interface HistoryCardProps {
  /** The address of the job or the client. */
  of: string;
  kind?: ActivityKind | null;
  /** Beside the title. */
  actions?: ReactNode;
  emptyHint: string;
}

/** Who did what and when, the latest first. */
export function HistoryCard({ of, kind = null, actions, emptyHint }: HistoryCardProps) {
  const { rows, total, error, ...list } = countedList(useHistoryInfiniteQuery({ of, kind }));
  return (
    <SectionCard title="History" icon={<ClockIcon aria-hidden />} minHeight="medium" actions={actions}>
      {error && !rows ? (
        <ErrorState title="Could not load the history" reason={error} onRetry={list.retry} retrying={list.isFetching} />
      ) : !rows ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : rows.length === 0 ? (
        <EmptyState text="Nothing here yet." hint={emptyHint} />
      ) : (
        <Days rows={rows} />
      )}
      {list.hasMore && (
        <LoadMore shown={rows?.length ?? 0} total={total} noun="changes" hasMore loading={list.isFetching} onMore={list.more} />
      )}
    </SectionCard>
  );
}

function Days({ rows }: { rows: readonly Activity[] }) {
  const zone = useUser().company.timeZone;
  const heading = (at: string) => dayHeading(at, zone, serverNow());
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
          <strong>{done.userName || 'The client'}</strong> {text}
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
