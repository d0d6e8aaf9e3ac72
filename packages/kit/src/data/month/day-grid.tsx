import type { ReactNode } from 'react';

interface DayGridProps<Day> {
  /** Seven days a line. */
  weeks: readonly (readonly Day[])[];
  keyOf: (day: Day) => string;
  label: string;
  className: string;
  headClassName?: string;
  /** The name of a weekday, from a day of the first line. */
  heading: (day: Day) => string;
  /** The day's own `td`, with a key. */
  children: (day: Day) => ReactNode;
}

/** Weeks under one another, seven days side by side. */
export function DayGrid<Day>({ weeks, keyOf, label, className, headClassName, heading, children }: DayGridProps<Day>) {
  return (
    <table className={className} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={keyOf(day)} scope="col" className={headClassName}>
              {heading(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0] && keyOf(week[0])}>{week.map(children)}</tr>
        ))}
      </tbody>
    </table>
  );
}
