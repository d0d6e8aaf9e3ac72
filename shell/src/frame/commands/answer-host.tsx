import { lazy, Suspense } from 'react';
import { useShownAnswer } from './shown-answer';

const AnswerDialog = lazy(() => import('./answer-dialog'));

/** Where a confirmation is asked for; its code is fetched with the first answer. */
export function AnswerHost() {
  const answer = useShownAnswer();
  if (!answer) return null;
  return (
    <Suspense fallback={null}>
      <AnswerDialog answer={answer} />
    </Suspense>
  );
}
