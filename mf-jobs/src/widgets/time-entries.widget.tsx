import '../jobs.css';
import { api, errorText, type Synced, useDispatch, useEntriesWithPending, useListTimeEntriesQuery } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import {
  ClockIcon,
  EmptyState,
  ErrorState,
  formatHours,
  formatMoney,
  formatShortDay,
  ItemList,
  ItemRow,
  LinkButton,
  SectionCard,
  Skeleton,
  SyncMark,
} from '@dwang/kit';
import { useUser, type WidgetProps } from '@dwang/shell-api';
import { useEffect } from 'react';
import { useTimeEntriesSettings } from './use-time-entries-settings';

const ALL = {};
/** Rows that fit, where the person has not chosen how many. */
const SHOWN = { small: 3, medium: 5, large: 7, full: 9 };

/** Another part of the page saved an entry: every list of entries is read again. */
function useNewTimeEntry(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const refresh = () => void dispatch(api.util.invalidateTags(['TimeEntry']));
    window.addEventListener('newTimeEntry', refresh);
    return () => window.removeEventListener('newTimeEntry', refresh);
  }, [dispatch]);
}

/** The dashboard's card of recent time, newest first and highlighted. */
export default function TimeEntriesWidget({ size }: WidgetProps) {
  useNewTimeEntry();
  const zone = useUser().company.timeZone;
  const [{ count }] = useTimeEntriesSettings();
  const shown = count || SHOWN[size];
  const { data, error, isFetching, refetch } = useListTimeEntriesQuery({ sort: '-startTime', limit: shown });
  const { rows } = useEntriesWithPending({ items: data?.items, totals: data?.totals, isLost: Boolean(error) }, ALL, zone);
  return (
    <SectionCard
      title="Recent Time Entries"
      icon={<ClockIcon aria-hidden />}
      minHeight="medium"
      flush
      actions={
        <>
          <LinkButton to="/timesheet?new=1" type="text" size="small">
            Add Time
          </LinkButton>
          <LinkButton to="/timesheet" type="text" size="small">
            View All
          </LinkButton>
        </>
      }
    >
      {rows ? (
        <Entries entries={rows.slice(0, shown)} zone={zone} />
      ) : error ? (
        <ErrorState
          title="Could not load time entries"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active className="jobs-widget-wait" paragraph={{ rows: 5 }} title={false} />
      )}
    </SectionCard>
  );
}

function Entries({ entries, zone }: { entries: Synced<TimeEntry>[]; zone: string }) {
  if (entries.length === 0) {
    return (
      <EmptyState
        text="No time entries found."
        hint="Start the job timer, or add your hours by hand."
        action={<LinkButton to="/timesheet?new=1">Add Time</LinkButton>}
      />
    );
  }
  return (
    <ItemList label="Recent time entries">
      {entries.map((entry, index) => (
        <ItemRow
          key={entry.uid}
          highlighted={index === 0}
          title={
            <>
              {entry.projectName} <SyncMark state={entry.sync} />
            </>
          }
          text={`${formatShortDay(dayOf(Date.parse(entry.startTime), zone))} · ${entry.notes}`}
          figure={formatMoney(entry.amount)}
          figureText={`${formatHours(entry.duration)} h`}
          to={entry.sync === 'attention' ? '/unsent' : '/timesheet'}
        />
      ))}
    </ItemList>
  );
}
