import type { TimeEntry } from '@dwang/contracts';
import { formatExactHours, formatShortDay, Skeleton } from '@dwang/kit';
import { DayGrid } from '@dwang/kit/data';
import { DayCell, DragMonth } from './drag-month';
import { EntryChip } from './entry-chip';
import type { Month } from './use-month';

interface MonthTableProps {
  weeks: string[][];
  /** `YYYY-MM`. */
  month: string;
  today: string;
  byDay: Month['byDay'];
  onOpen: (entry: TimeEntry) => void;
  onMove: (entry: TimeEntry, day: string) => void;
  onResize: (entry: TimeEntry, by: number) => void;
  /** Shows the whole of a day that has more than fits. */
  onDay: (day: string) => void;
}

/** More chips than these are counted only. */
const SHOWN = 4;

/** The weeks of a month with their entries. */
export function MonthTable({ weeks, month, today, byDay, onOpen, onMove, onResize, onDay }: MonthTableProps) {
  return (
    <DragMonth onMove={onMove}>
      <DayGrid
        weeks={weeks}
        keyOf={(day) => day}
        label="Month"
        className="days-month time-month"
        heading={(day) => formatShortDay(day).slice(0, 3)}
      >
        {(day) => {
          const entries = byDay?.get(day) ?? [];
          const seconds = entries.reduce((sum, { duration }) => sum + duration, 0);
          return (
            <DayCell key={day} day={day} className={day.startsWith(month) ? 'time-month-day' : 'time-month-day time-month-other'}>
              <span className="time-month-head">
                <span className={day === today ? 'time-month-number time-today' : 'time-month-number'}>
                  {Number(day.slice(8))}
                </span>
                {seconds > 0 && <span className="time-month-sum">{formatExactHours(seconds)}</span>}
              </span>
              {!byDay && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
              {entries.slice(0, SHOWN).map((entry) => (
                <EntryChip key={entry.uid} entry={entry} onOpen={() => onOpen(entry)} onResize={(by) => onResize(entry, by)} />
              ))}
              {entries.length > SHOWN && (
                <button type="button" className="time-more" onClick={() => onDay(day)}>
                  {entries.length - SHOWN} more<span className="dwang-hidden"> on {formatShortDay(day)}</span>
                </button>
              )}
            </DayCell>
          );
        }}
      </DayGrid>
    </DragMonth>
  );
}
