import { lateDialog } from '../../late';
import { closeAnswer, useShownAnswer } from './shown-answer';

const AnswerDialog = lateDialog('The answer', () => import('./answer-dialog'));

/** Where a confirmation is asked for; its code is fetched with the first answer. */
export function AnswerHost() {
  const answer = useShownAnswer();
  if (!answer) return null;
  return <AnswerDialog answer={answer} onMissing={closeAnswer} />;
}
