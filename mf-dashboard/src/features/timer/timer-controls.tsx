import { resetTimer, saveTimer, stopTimer, type TimerDesk, toggleTimer } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import { Button, CheckIcon, PauseIcon, ReloadIcon, StartIcon } from '@dwang/kit';
import { useOneAtATime } from './use-timer-card';

interface TimerControlsProps {
  timer: Timer;
  desk: TimerDesk;
  isSaving: boolean;
  /** What stands in the note field now, sent or not. */
  noteNow: () => string;
}

/** Start/Pause, Save Entry, Stop and Reset, each only when it means something. */
export function TimerControls({ timer, desk, isSaving, noteNow }: TimerControlsProps) {
  const { isBusy, run } = useOneAtATime();
  const isRunning = timer.status === 'RUNNING';
  const isStopped = timer.status === 'STOPPED';
  const isZero = !isRunning && timer.accumulatedSeconds === 0;
  const isWaiting = isBusy || isSaving;
  return (
    <div className="dashboard-timer-controls">
      <Button
        size="large"
        type={isRunning ? 'default' : 'primary'}
        icon={isRunning ? <PauseIcon aria-hidden /> : <StartIcon aria-hidden />}
        className="dashboard-timer-main"
        onClick={() => void toggleTimer(desk)}
        aria-keyshortcuts="F2"
      >
        {isRunning ? 'Pause' : 'Start'}
      </Button>
      <Button
        size="large"
        icon={<CheckIcon aria-hidden />}
        disabled={isRunning || isZero || isWaiting}
        title={isZero ? 'Nothing to save' : undefined}
        onClick={() => run(() => saveTimer(desk, { notes: noteNow() }))}
      >
        Save Entry
      </Button>
      <Button
        size="large"
        icon={<span className="dashboard-stop-mark" aria-hidden />}
        disabled={isStopped || isWaiting}
        onClick={() => run(() => stopTimer(desk, { notes: noteNow() }))}
      >
        Stop
      </Button>
      <Button
        size="large"
        icon={<ReloadIcon aria-hidden />}
        disabled={isStopped || isWaiting}
        onClick={() => run(() => resetTimer(desk))}
        aria-keyshortcuts="Shift+F2"
      >
        Reset
      </Button>
    </div>
  );
}
