import type { Timer } from '@dwang/contracts';
import { centsToDecimal, elapsedSeconds, labourCents, parseCents, toClock, WORKDAY_SECONDS } from '@dwang/domain';
import { formatMoney, Progress } from '@dwang/kit';
import { useNow } from './use-now';

interface TimerFaceProps {
  timer: Timer;
  /** Null for those who are not shown prices: then the worth is left out. */
  hourlyRate: string | null;
  /** Milliseconds from this device's clock to the server's. */
  offset: number;
}

/** The clock, what the time is worth, and how much of a workday it is; the only part that is painted every second. */
export function TimerFace({ timer, hourlyRate, offset }: TimerFaceProps) {
  const isRunning = timer.status === 'RUNNING';
  const origin = (timer.runningSince ? Date.parse(timer.runningSince) : 0) - offset;
  const seconds = elapsedSeconds(timer, useNow(isRunning, origin) + offset);
  const percent = Math.floor((seconds * 100) / WORKDAY_SECONDS);
  return (
    <div className="dashboard-timer-face">
      <div className="dashboard-timer-clock" role="timer" aria-label="Time on the clock" data-running={isRunning}>
        {toClock(seconds)}
      </div>
      {hourlyRate !== null && (
        <dl className="dashboard-timer-total">
          <dt>Estimated total</dt>
          <dd>{formatMoney(centsToDecimal(labourCents(seconds, parseCents(hourlyRate))))}</dd>
        </dl>
      )}
      <div className="dashboard-timer-day">
        <Progress percent={Math.min(100, percent)} showInfo={false} aria-label="Part of the workday" />
        <span>{percent}% of 8-hour workday</span>
      </div>
    </div>
  );
}
