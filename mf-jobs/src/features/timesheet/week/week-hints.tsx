import type { TimeHint } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { formatHours, formatShortDay, formatTime, Link, useLocation, WarnIcon } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useTimeHintsQuery } from '../timesheets.api';

function wordsOf({ kind, day, startTime, endTime, seconds }: TimeHint, zone: string): string {
  const times = `${formatTime(startTime, zone)} to ${formatTime(endTime, zone)}`;
  if (kind === 'long_day') return `${formatShortDay(day)}: ${formatHours(seconds)} worked, more than 12 hours`;
  if (kind === 'overlap') return `${formatShortDay(day)}: two entries share ${times}`;
  return `${formatShortDay(day)}: nothing from ${times}`;
}

/** What is worth a look in a week: shared time, holes in a working day, very long days. */
export function WeekHints({ week, userId }: { week: string; userId: number }) {
  const user = useUser();
  const { pathname } = useLocation();
  const { currentData } = useTimeHintsQuery({ from: week, to: addDays(week, 6), ...(userId === user.id ? {} : { userId }) });
  const items = currentData?.items ?? [];
  if (items.length === 0) return null;
  const tab = pathname === '/timesheet' ? '' : 'tab=timesheet&';
  return (
    <section className="time-hints" aria-label="Worth a look">
      <ul>
        {items.map((hint) => (
          <li key={`${hint.kind} ${hint.startTime} ${hint.entryId}`}>
            <WarnIcon aria-hidden />
            <Link to={`${pathname}?${tab}edit=${hint.entryId}`}>{wordsOf(hint, user.company.timeZone)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
