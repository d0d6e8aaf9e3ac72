import type { TimeEntry } from '@dwang/contracts';
import { formatHours, formatShortDay, formatTime, ItemList, Skeleton } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { DayGrid } from '../../../spans/day-grid';
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
      <DayGrid
        weeks={weeks}
        keyOf={(one) => one}
        label="Month"
        className="days-month time-month time-month-small"
        heading={(one) => formatShortDay(one).slice(0, 2)}
      >
        {(one) => {
          const seconds = hoursOf(one);
          return (
            <td key={one} className={one.startsWith(month) ? undefined : 'time-month-other'}>
              <button
                type="button"
                className="time-month-tap"
                aria-pressed={one === day}
                aria-label={`${formatShortDay(one)}, ${seconds > 0 ? formatHours(seconds) : byDay ? 'no time' : 'not known yet'}`}
                onClick={() => onDay(one)}
              >
                <span className={one === today ? 'time-month-number time-today' : 'time-month-number'}>
                  {Number(one.slice(8))}
                </span>
                <span className="time-month-sum">{seconds > 0 ? formatHours(seconds) : ''}</span>
              </button>
            </td>
          );
        }}
      </DayGrid>
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
                <span className="dwang-figure">{formatHours(entry.duration)}</span>
              </button>
            </li>
          ))}
        </ItemList>
      </section>
    </>
  );
}
