import { cutDoubt, discardTimer, keepGoing, openTimerDialog, serverNow, type TimerDesk } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import type { TimerDoubt } from '@dwang/domain';
import { doubtWords, Question } from '@dwang/kit';
import { useSession } from '../../session';

interface DoubtQuestionProps {
  doubt: TimerDoubt;
  timer: Timer;
  desk: TimerDesk;
}

/** Asks about a timer that looks forgotten, or about time in which nobody was seen. */
export function DoubtQuestion({ doubt, timer, desk }: DoubtQuestionProps) {
  const { user } = useSession();
  const { title, text, keep, cut } = doubtWords(doubt, serverNow(), user?.company.timeZone);
  const answers = [
    { label: keep, onChoose: () => void keepGoing(desk, timer, doubt) },
    ...(cut ? [{ label: cut, onChoose: () => void cutDoubt(desk, timer, doubt) }] : []),
    { label: 'Choose a time', onChoose: () => openTimerDialog({ kind: 'choose-end' }) },
    { label: 'Discard', danger: true, onChoose: () => void discardTimer(desk) },
  ];
  return <Question title={title} text={text} answers={answers} />;
}
