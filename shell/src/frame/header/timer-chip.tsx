import { lastOffset, serverOffset, useGetTimerQuery } from '@dwang/client';
import { elapsedSeconds } from '@dwang/domain';
import { ClockIcon, formatClock, Link, PauseIcon, VisuallyHidden } from '@dwang/kit';
import { useNow } from '../use-now';

const SECOND = 1000;

/** The running or paused timer, in the header of every screen. Orange means that time is running. A tap opens the dashboard. */
export function TimerChip() {
  const { data: timer, fulfilledTimeStamp } = useGetTimerQuery();
  const isRunning = timer?.status === 'RUNNING';
  const now = useNow(SECOND, isRunning);
  if (!timer || timer.status === 'STOPPED') return null;
  // The server's clock counts: a device whose clock is wrong still shows the true time.
  const ahead = fulfilledTimeStamp ? serverOffset(timer.serverTime, fulfilledTimeStamp) : lastOffset();
  const seconds = elapsedSeconds(timer, now + ahead);
  const job = timer.projectName ?? 'General';
  return (
    <Link to="/" className={isRunning ? 'shell-timer shell-timer-running' : 'shell-timer'}>
      {isRunning ? <ClockIcon aria-hidden /> : <PauseIcon aria-hidden />}
      <VisuallyHidden>{isRunning ? 'Timer is running on ' : 'Timer is paused on '}</VisuallyHidden>
      <span className="shell-timer-job">{job}</span>
      <span className="shell-timer-clock">{formatClock(seconds)}</span>
      <VisuallyHidden>, open the dashboard</VisuallyHidden>
    </Link>
  );
}
