import type { ReactNode } from 'react';
import { formatShortDay } from '../../format';
import { DayGrid } from './day-grid';

interface MonthSumsProps {
  weeks: readonly (readonly string[])[];
  /** `YYYY-MM`; days of other months are dimmed. */
  month: string;
  today: string;
  /** The chosen day. */
  day: string;
  onDay: (day: string) => void;
  /** A day's figure as it is shown; empty for none. */
  sumOf: (day: string) => ReactNode;
  /** The same in words, for those who hear the page. */
  sayOf: (day: string) => string;
}

/** A month whose days carry one figure each; a press chooses a day. */
export function MonthSums({ weeks, month, today, day, onDay, sumOf, sayOf }: MonthSumsProps) {
  return (
    <DayGrid
      weeks={weeks}
      keyOf={(one) => one}
      label="Month"
      className="dwang-month-sums"
      heading={(one) => formatShortDay(one).slice(0, 3)}
    >
      {(one) => (
        <td key={one} className={one.startsWith(month) ? undefined : 'dwang-month-other'}>
          <button
            type="button"
            className="dwang-month-tap"
            aria-pressed={one === day}
            aria-label={`${formatShortDay(one)}, ${sayOf(one)}`}
            onClick={() => onDay(one)}
          >
            <span className="dwang-month-number" aria-current={one === today ? 'date' : undefined}>
              {Number(one.slice(8))}
            </span>
            <span className="dwang-month-sum">{sumOf(one)}</span>
          </button>
        </td>
      )}
    </DayGrid>
  );
}
