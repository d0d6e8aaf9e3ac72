import './day-pane.css';
import { Button, formatExactHours, formatShortDay, Hours, Skeleton } from '@dwang/kit';
import type { ReactNode } from 'react';
import { DayCell } from './day-cell';
import { dayTotals, type Week } from './use-week';

interface DayPaneProps {
  week: Week;
  today: string;
  day: string;
  onDay: (day: string) => void;
  listTo: (projectId: number, day: string) => string;
  adder: ReactNode;
}

/** The week on a phone: one day at a time, its jobs with big steps of a quarter of an hour. */
export function DayPane({ week, today, day, onDay, listTo, adder }: DayPaneProps) {
  const { days, rows } = week;
  const totals = dayTotals(rows ?? [], days);
  const at = Math.max(0, days.indexOf(day));
  return (
    <section className="time-day" aria-label={formatShortDay(days[at])}>
      <div className="time-days">
        {days.map((one, index) => (
          <Button
            key={one}
            type="text"
            className={one === today ? 'time-day-tab time-today' : 'time-day-tab'}
            aria-pressed={index === at}
            aria-label={`${formatShortDay(one)}, ${formatExactHours(totals[index] ?? 0)}`}
            onClick={() => onDay(one)}
          >
            <span>{formatShortDay(one).slice(0, 2)}</span>
            <span className="time-day-number">{Number(one.slice(8))}</span>
            <span className="time-day-hours">{totals[index] ? <Hours seconds={totals[index]} wraps /> : '–'}</span>
          </Button>
        ))}
      </div>
      {!rows && <Skeleton active paragraph={{ rows: 3 }} />}
      <ul className="time-day-rows">
        {rows?.map((row, index) => {
          const cell = row.cells[at];
          return (
            cell && (
              <li key={row.projectId} className="time-day-row">
                <span className="jobs-name">
                  <span className="jobs-name-main">{row.projectName}</span>
                  {row.clientName && <span className="jobs-name-beside">{row.clientName}</span>}
                </span>
                <DayCell
                  key={cell.day}
                  cell={cell}
                  place={[index, at]}
                  label={`${row.projectName}, ${formatShortDay(cell.day)}`}
                  listTo={listTo(row.projectId, cell.day)}
                  onSet={(seconds) => week.set(row.projectId, cell.day, seconds)}
                />
              </li>
            )
          );
        })}
      </ul>
      {rows && adder}
      <p className="time-day-sum">
        <span>Total</span>
        <span>{formatExactHours(totals[at] ?? 0)}</span>
      </p>
    </section>
  );
}
