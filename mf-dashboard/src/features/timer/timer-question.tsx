import { cutDoubt, discardTimer, keepGoing, openTimerDialog, serverNow, type TimerDesk } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import type { TimerDoubt } from '@dwang/domain';
import { doubtWords, Question } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useOneAtATime } from './use-timer-card';

interface TimerQuestionProps {
  doubt: TimerDoubt;
  timer: Timer;
  desk: TimerDesk;
}

/** Asks about a timer that looks forgotten, or about time in which nobody was seen. */
export function TimerQuestion({ doubt, timer, desk }: TimerQuestionProps) {
  const { company } = useUser();
  const { isBusy, run } = useOneAtATime();
  const { title, text, keep, cut } = doubtWords(doubt, serverNow(), company.timeZone);
  const answers = [
    { label: keep, onChoose: () => run(() => keepGoing(desk, timer, doubt)) },
    ...(cut ? [{ label: cut, onChoose: () => run(() => cutDoubt(desk, timer, doubt)) }] : []),
    { label: 'Choose a time', onChoose: () => openTimerDialog({ kind: 'choose-end' }) },
    { label: 'Discard', danger: true, onChoose: () => run(() => discardTimer(desk)) },
  ];
  return <Question title={title} text={text} answers={answers} busy={isBusy} />;
}
