import '../jobs.css';
import { errorText, type Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import {
  Button,
  ClockIcon,
  EmptyState,
  ErrorState,
  formatHours,
  formatMoney,
  formatShortDay,
  ItemList,
  ItemRow,
  LinkButton,
  ReloadIcon,
  SectionCard,
  Skeleton,
  SyncMark,
} from '@dwang/kit';
import type { WidgetProps } from '@dwang/shell-api';
import { useRecentEntries } from './use-recent-entries';
import { useTimeEntriesSettings } from './use-time-entries-settings';

/** Rows that fit, where the person has not chosen how many. */
const SHOWN = { small: 3, medium: 5, large: 7, full: 9 };

/** The dashboard's card of recent time, newest first and highlighted. */
export default function TimeEntriesWidget({ size }: WidgetProps) {
  const [{ count }] = useTimeEntriesSettings();
  const { rows, zone, error, isFetching, refetch } = useRecentEntries(count || SHOWN[size]);
  return (
    <SectionCard
      title="Recent Time Entries"
      icon={<ClockIcon aria-hidden />}
      minHeight="medium"
      flush
      actions={
        <>
          <Button
            type="text"
            size="small"
            icon={<ReloadIcon aria-hidden />}
            disabled={isFetching}
            aria-label="Refresh"
            onClick={() => void refetch()}
          />
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
        <Entries entries={rows} zone={zone} />
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
