import { DEFAULT_ZONE, dayOf } from '@dwang/domain';
import { formatShortDay, formatTime } from '@dwang/kit';
import { useNow } from '../use-now';

/** Source: specification 1, section 9. */
const REFRESH = 60_000;

/** Day and time in the company's zone, refreshed with the minute. */
export function HeaderClock({ timeZone = DEFAULT_ZONE }: { timeZone?: string }) {
  const now = useNow(REFRESH);
  const instant = new Date(now).toISOString();
  return (
    <time className="shell-clock" dateTime={instant}>
      <span className="shell-clock-day">{formatShortDay(dayOf(now, timeZone))}</span>
      <span className="shell-clock-time">{formatTime(instant, timeZone)}</span>
    </time>
  );
}
