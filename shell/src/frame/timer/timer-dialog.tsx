import { closeTimerDialog, type TimerQuestion } from '@dwang/client';
import { ChooseEnd } from './choose-end';
import { ClockJump } from './clock-jump';
import type { DecisionProps } from './decision';
import { LongEntry } from './long-entry';
import { TwoTimers } from './two-timers';

interface TimerDialogProps extends Omit<DecisionProps, 'onClose'> {
  question: TimerQuestion;
}

/** What must be decided about the timer, over whatever screen is open. */
export default function TimerDialog({ question, timer, desk }: TimerDialogProps) {
  const shared = { timer, desk, onClose: closeTimerDialog };
  if (question.kind === 'two-timers') return <TwoTimers blocked={question.blocked} {...shared} />;
  if (question.kind === 'clock') return <ClockJump then={question.then} {...shared} />;
  return question.kind === 'long-entry' ? <LongEntry {...shared} /> : <ChooseEnd {...shared} />;
}
