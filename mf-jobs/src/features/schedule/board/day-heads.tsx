import { formatShortDay, VisuallyHidden } from '@dwang/kit';
import type { Schedule } from '../data/use-schedule';

type BoardDay = Schedule['days'][number];

/** The class of a day's column or cell: today, or a day off. */
export const dayClass = (base: string, { isToday, isFree, holiday }: BoardDay): string =>
  [base, isToday && `${base}-today`, (isFree || holiday) && `${base}-free`].filter(Boolean).join(' ');

/** The head of a week's columns: weekday, date and what is celebrated. */
export function DayHeads({ days }: { days: readonly BoardDay[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="schedule-corner">
          <VisuallyHidden>Person</VisuallyHidden>
        </th>
        {days.map((day) => (
          <th
            key={day.day}
            scope="col"
            className={dayClass('schedule-head', day)}
            aria-current={day.isToday ? 'date' : undefined}
          >
            <span className="schedule-head-day">{formatShortDay(day.day)}</span>
            {day.holiday && <span className="schedule-head-holiday">{day.holiday}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
