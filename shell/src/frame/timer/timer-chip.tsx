import { type BlockedTimer, type TimerDesk, type TimerView, useTimerDoubt } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import { elapsedSeconds } from '@dwang/domain';
import { ClockIcon, formatClock, PauseIcon, VisuallyHidden, WarnIcon } from '@dwang/kit';
import { useRef, useState } from 'react';
import { lateDialog } from '../../late';
import { useNow } from '../use-now';
import { useDismissal } from '../weather/use-dismissal';

const TimerPanel = lateDialog('The timer', () => import('./timer-panel'));
const SECOND = 1000;

interface TimerChipProps {
  timer: Timer;
  view: TimerView;
  blocked: BlockedTimer | null;
  desk: TimerDesk;
}

/** The running or paused timer. Orange means that time is running; a press shows what can be done with it. */
export function TimerChip({ timer, view, blocked, desk }: TimerChipProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useDismissal(place, isOpen, () => setOpen(false));
  const isRunning = timer.status === 'RUNNING';
  // The server's clock counts: a device whose clock is wrong still shows the true time.
  const seconds = elapsedSeconds(timer, useNow(SECOND, isRunning));
  const face = formatClock(seconds);
  const doubt = useTimerDoubt(timer);
  const isAsking = doubt !== null || blocked !== null;
  const job = timer.projectName ?? 'General';
  return (
    <div ref={place} className="shell-timer-place">
      <button
        type="button"
        className={isRunning ? 'shell-timer shell-timer-running' : 'shell-timer'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isAsking ? <WarnIcon aria-hidden /> : isRunning ? <ClockIcon aria-hidden /> : <PauseIcon aria-hidden />}
        <VisuallyHidden>{isRunning ? 'Timer is running on ' : 'Timer is paused on '}</VisuallyHidden>
        <span className="shell-timer-job">{job}</span>
        <VisuallyHidden> {face}</VisuallyHidden>
        <span className="shell-timer-clock" aria-hidden>
          {face.slice(0, -3)}
          <span className="shell-timer-seconds">{face.slice(-3)}</span>
        </span>
        {isAsking && <VisuallyHidden>, needs an answer</VisuallyHidden>}
      </button>
      {isOpen && (
        <TimerPanel
          {...{ timer, view, blocked, desk, doubt, seconds }}
          onLeave={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </div>
  );
}
