import type { TimeEntry } from '@dwang/contracts';
import { formatExactHours, formatShortDay, formatTime, Hours, ItemList, Skeleton } from '@dwang/kit';
import { MonthSums } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { lockOf } from '../entry-lock';
import type { Month } from './use-month';

interface MonthPhoneProps {
  weeks: string[][];
  month: string;
  today: string;
  byDay: Month['byDay'];
  day: string;
  onDay: (day: string) => void;
  onOpen: (entry: TimeEntry) => void;
}

/** The month on a phone: hours of each day, and the entries of the chosen one below. */
export function MonthPhone({ weeks, month, today, byDay, day, onDay, onOpen }: MonthPhoneProps) {
  const zone = useUser().company.timeZone;
  const entries = byDay?.get(day) ?? [];
  const hoursOf = (one: string) => (byDay?.get(one) ?? []).reduce((sum, { duration }) => sum + duration, 0);
  return (
    <>
      <MonthSums
        weeks={weeks}
        month={month}
        today={today}
        day={day}
        onDay={onDay}
        sumOf={(one) => hoursOf(one) > 0 && <Hours seconds={hoursOf(one)} wraps />}
        sayOf={(one) => (hoursOf(one) > 0 ? formatExactHours(hoursOf(one)) : byDay ? 'no time' : 'not known yet')}
      />
      <section className="time-agenda" aria-label={formatShortDay(day)}>
        <h3 className="time-agenda-head">{formatShortDay(day)}</h3>
        {!byDay && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        {byDay && entries.length === 0 && <p className="time-agenda-none">No time on this day.</p>}
        <ItemList label={`Entries of ${formatShortDay(day)}`}>
          {entries.map((entry) => (
            <li key={entry.uid} className="time-agenda-row">
              <button type="button" className="time-agenda-open" disabled={lockOf(entry) !== null} onClick={() => onOpen(entry)}>
                <span className="jobs-name">
                  <span className="jobs-name-main">{entry.projectName}</span>
                  <span className="jobs-name-beside">
                    {formatTime(entry.startTime, zone)} · {lockOf(entry) ?? entry.notes}
                  </span>
                </span>
                <Hours seconds={entry.duration} />
              </button>
            </li>
          ))}
        </ItemList>
      </section>
    </>
  );
}
