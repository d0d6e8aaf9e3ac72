import { useGetTimerQuery } from '@dwang/client';
import { elapsedSeconds } from '@dwang/domain';
import { ClockIcon, formatClock, Link, PauseIcon } from '@dwang/kit';
import { useNow } from '../use-now';

const SECOND = 1000;

/** The running or paused timer, in the header of every screen. Orange means that time is running. A tap opens the dashboard. */
export function TimerChip() {
  const { data: timer, fulfilledTimeStamp } = useGetTimerQuery();
  const isRunning = timer?.status === 'RUNNING';
  const now = useNow(SECOND, isRunning);
  if (!timer || timer.status === 'STOPPED') return null;
  // The server's clock counts: a device whose clock is wrong still shows the true time.
  const ahead = Date.parse(timer.serverTime) - (fulfilledTimeStamp ?? now);
  const seconds = elapsedSeconds(timer, now + ahead);
  const job = timer.projectName ?? 'General';
  return (
    <Link
      to="/"
      className={isRunning ? 'shell-timer shell-timer-running' : 'shell-timer'}
      aria-label={`${isRunning ? 'Timer is running' : 'Timer is paused'} on ${job}. Open the dashboard`}
    >
      {isRunning ? <ClockIcon aria-hidden /> : <PauseIcon aria-hidden />}
      <span className="shell-timer-job">{job}</span>
      <span className="shell-timer-clock">{formatClock(seconds)}</span>
    </Link>
  );
}
