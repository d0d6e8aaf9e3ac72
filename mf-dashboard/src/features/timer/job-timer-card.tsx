import { changeNotes, changeRate, type TimerView, useSaveState, useTimer, useTimerDoubt } from '@dwang/client';
import type { Timer, TimerStatus } from '@dwang/contracts';
import { ClockIcon, ErrorState, SectionCard, Skeleton, StatusTag, SyncMark, type Tone } from '@dwang/kit';
import { useRef } from 'react';
import { JobLine } from './job-line';
import './job-timer.css';
import { NoteField } from './note-field';
import { RateEditor } from './rate-editor';
import { TimerControls } from './timer-controls';
import { TimerFace } from './timer-face';
import { TimerQuestion } from './timer-question';
import { useShownTimer } from './use-timer-card';
import { useTimerDesk } from './use-timer-desk';

const STATUS: Record<TimerStatus, { text: string; tone: Tone }> = {
  STOPPED: { text: 'STOPPED', tone: 'neutral' },
  RUNNING: { text: 'TRACKING', tone: 'accent' },
  PAUSED: { text: 'PAUSED', tone: 'warn' },
};

/** The dashboard's card `job-timer`: the one timer of the signed-in user, kept by the server. */
export default function JobTimerCard() {
  const view = useTimer();
  if (view.timer) return <LiveTimer timer={view.timer} view={view} />;
  return (
    <SectionCard title="Job Timer" icon={<ClockIcon aria-hidden />}>
      <div className="dashboard-timer">
        {view.isStale ? (
          <ErrorState title="The timer could not be loaded" reason="The server did not answer." onRetry={view.retry} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </div>
    </SectionCard>
  );
}

function LiveTimer({ timer, view }: { timer: Timer; view: TimerView }) {
  const desk = useTimerDesk();
  const shown = useShownTimer(timer);
  const save = useSaveState();
  const doubt = useTimerDoubt(timer);
  const note = useRef(shown.notes);
  const { text, tone } = STATUS[timer.status];
  const tags = (
    <>
      {save === 'saved' && timer.status === 'STOPPED' && <StatusTag tone="good">Saved</StatusTag>}
      {view.isKept && <SyncMark state="kept" />}
      <StatusTag tone={tone}>{text}</StatusTag>
    </>
  );
  return (
    <SectionCard title="Job Timer" icon={<ClockIcon aria-hidden />} actions={tags}>
      <div className="dashboard-timer">
        <JobLine shown={shown} timer={timer} desk={desk} />
        <TimerFace timer={timer} hourlyRate={shown.hourlyRate} offset={view.offset} />
        {doubt && <TimerQuestion doubt={doubt} timer={timer} desk={desk} />}
        <TimerControls timer={timer} desk={desk} isSaving={save === 'saving'} noteNow={() => note.current} />
        {shown.hourlyRate !== null && <RateEditor hourlyRate={shown.hourlyRate} onChange={(rate) => changeRate(desk, rate)} />}
        <NoteField timer={timer.uid} notes={shown.notes} current={note} onChange={(notes) => changeNotes(desk, notes)} />
        {view.isStale && <p className="dashboard-timer-hint">No connection. Changes are kept on this device and sent later.</p>}
      </div>
    </SectionCard>
  );
}
