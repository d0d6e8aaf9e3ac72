import '../../../spans/day-table.css';
import './calendar.css';
import type { TimeEntry } from '@dwang/contracts';
import { ErrorState, formatHours, formatShortDay, Stack, useIsPhone, useWeekStart } from '@dwang/kit';
import { monthTitle, weeksOfMonth } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useUrlFilters } from '../../../url/use-url-filters';
import { PersonPicker } from '../person-picker';
import { SpanSteps } from '../span-steps';
import type { TimeAddress } from '../time-address';
import { MonthPhone } from './month-phone';
import { MonthTable } from './month-table';
import { onDay, resized } from './moved-entry';
import { useEntryMoves } from './use-entry-moves';
import { useMonth } from './use-month';

/** One person's month: entries are dragged to another day, made longer or shorter, and opened. */
export function CalendarView({ address, onOpen }: { address: TimeAddress; onOpen: (entry: TimeEntry) => void }) {
  const { month, today, userId } = address;
  const zone = useUser().company.timeZone;
  const isPhone = useIsPhone();
  const notify = useNotify();
  const weeks = weeksOfMonth(month, useWeekStart());
  const { byDay, error, refetch, isFetching } = useMonth(weeks[0]?.[0] ?? today, weeks.at(-1)?.[6] ?? today, userId, zone);
  const save = useEntryMoves();
  const [, change] = useUrlFilters(['view', 'from', 'to']);
  const [day, setDay] = useState(today);
  const move = (entry: TimeEntry, to: string) => {
    if (byDay?.get(to)?.some(({ uid }) => uid === entry.uid)) return;
    if (entry.id === 0) return notify.info({ title: 'This entry is sent first', description: 'Please try again when it is.' });
    void save(entry, onDay(entry, to, zone), `Moved to ${formatShortDay(to)}`);
  };
  const resize = (entry: TimeEntry, by: number) => {
    const next = resized(entry, by);
    if (next.duration !== entry.duration) void save(entry, next, `Now ${formatHours(next.duration ?? entry.duration)}`);
  };
  const shared = { weeks, month, today, byDay, onOpen };
  return (
    <Stack gap={3}>
      <SpanSteps
        noun="month"
        title={monthTitle(month)}
        isNow={today.startsWith(month)}
        onStep={address.stepMonth}
        onNow={() => address.setMonth(today.slice(0, 7))}
      >
        <PersonPicker value={userId} onChange={address.setPerson} />
      </SpanSteps>
      {error ? (
        <ErrorState title="Could not load the month" reason={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : isPhone ? (
        <MonthPhone {...shared} day={day.startsWith(month) ? day : `${month}-01`} onDay={setDay} />
      ) : (
        <MonthTable
          {...shared}
          onMove={move}
          onResize={resize}
          onDay={(one) => change({ view: null, from: one, to: one }, 'push')}
        />
      )}
    </Stack>
  );
}
