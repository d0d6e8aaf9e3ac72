import './board.css';
import type { SiteDay } from '@dwang/contracts';
import { AddIcon, formatShortDay } from '@dwang/kit';
import { DayGrid } from '@dwang/kit/data';
import type { Schedule } from '../data/use-schedule';
import { dayClass } from './day-heads';
import { DropCell, MovableCard } from './drag-board';
import { weekdayName, weeksOf } from './weeks';

interface MonthBoardProps {
  schedule: Schedule;
  /** The month that is shown, `YYYY-MM`. */
  month: string;
  onOpen: (day: SiteDay) => void;
  onAdd: (day: string) => void;
  /** Shows the whole of a day that has more than fits. */
  onDay: (day: string) => void;
}

/** More cards than these are counted only. */
const SHOWN = 3;

/** The weeks of a month; a card that is dropped on another day stays with its person. */
export function MonthBoard({ schedule, month, onOpen, onAdd, onDay }: MonthBoardProps) {
  return (
    <DayGrid
      weeks={weeksOf(schedule.days)}
      keyOf={({ day }) => day}
      label="Month"
      className="days-month schedule-month"
      headClassName="schedule-head"
      heading={weekdayName}
    >
      {(day) => {
        const booked = schedule.at(day.day);
        const isOther = !day.day.startsWith(month);
        return (
          <DropCell
            key={day.day}
            className={dayClass(isOther ? 'schedule-cell schedule-cell-other' : 'schedule-cell', day)}
            place={{ day: day.day }}
          >
            <div className="schedule-cell-inside">
              <span className="schedule-date" aria-current={day.isToday ? 'date' : undefined}>
                <span className="schedule-date-number">{Number(day.day.slice(8))}</span>
                {day.holiday && <span className="schedule-head-holiday">{day.holiday}</span>}
              </span>
              {booked.slice(0, SHOWN).map((one) => (
                <MovableCard
                  key={one.id}
                  small
                  day={one}
                  outlook={schedule.outlookOf(one)}
                  holiday={schedule.outlookOf(one)?.holiday ?? day.holiday}
                  onOpen={() => onOpen(one)}
                />
              ))}
              {booked.length > SHOWN && (
                <button type="button" className="schedule-more" onClick={() => onDay(day.day)}>
                  {booked.length - SHOWN} more<span className="dwang-hidden"> on {formatShortDay(day.day)}</span>
                </button>
              )}
              <button
                type="button"
                className="schedule-add"
                aria-label={`Add a site day: ${formatShortDay(day.day)}`}
                onClick={() => onAdd(day.day)}
              >
                <AddIcon aria-hidden />
              </button>
            </div>
          </DropCell>
        );
      }}
    </DayGrid>
  );
}
