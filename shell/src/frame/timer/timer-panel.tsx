import { type BlockedTimer, openTimerDialog, stopTimer, type TimerDesk, type TimerView, toggleTimer } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import type { TimerDoubt } from '@dwang/domain';
import { Button, CheckIcon, formatClock, Link, PauseIcon, Question, StartIcon, SyncMark } from '@dwang/kit';
import { useRef } from 'react';
import { DoubtQuestion } from './doubt-question';
import { PanelNote } from './panel-note';
import { SwitchJobs } from './switch-jobs';

interface TimerPanelProps {
  timer: Timer;
  view: TimerView;
  blocked: BlockedTimer | null;
  doubt: TimerDoubt | null;
  seconds: number;
  desk: TimerDesk;
  onLeave: () => void;
}

/** Stop and save, pause, another job, the note: all that is needed of the timer without leaving the screen. */
export default function TimerPanel({ timer, view, blocked, doubt, seconds, desk, onLeave }: TimerPanelProps) {
  const note = useRef(timer.notes);
  const isRunning = timer.status === 'RUNNING';
  const stop = () => {
    onLeave();
    void stopTimer(desk, { notes: note.current });
  };
  return (
    <section className="shell-timer-panel" aria-label="Job timer">
      <header>
        <span>
          <strong>{timer.projectName ?? 'General'}</strong>
          <small>{timer.clientName ?? 'No client selected'}</small>
        </span>
        <span className="shell-timer-face">{formatClock(seconds)}</span>
      </header>
      {view.isKept && <SyncMark state="kept" />}
      {blocked && (
        <Question
          title="Two timers"
          text="A timer was started here and on another device."
          answers={[{ label: 'Choose', onChoose: () => openTimerDialog({ kind: 'two-timers', blocked }) }]}
        />
      )}
      {doubt && <DoubtQuestion doubt={doubt} timer={timer} desk={desk} />}
      {timer.status !== 'STOPPED' && (
        <>
          <div className="shell-timer-buttons">
            <Button type="primary" icon={<CheckIcon aria-hidden />} onClick={stop}>
              Stop &amp; save
            </Button>
            <Button
              icon={isRunning ? <PauseIcon aria-hidden /> : <StartIcon aria-hidden />}
              onClick={() => void toggleTimer(desk)}
            >
              {isRunning ? 'Pause' : 'Resume'}
            </Button>
          </div>
          <PanelNote key={timer.uid} notes={timer.notes} current={note} desk={desk} />
          <SwitchJobs currentId={timer.projectId} desk={desk} onLeave={onLeave} />
        </>
      )}
      <Link className="dwang-link" to="/" onClick={onLeave}>
        Open the dashboard
      </Link>
    </section>
  );
}
