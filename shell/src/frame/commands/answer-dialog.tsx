import { Button, Dialog, Stack, useNavigate } from '@dwang/kit';
import { ConfirmCard } from './confirm-card';
import { closeAnswer, type ShownAnswer } from './shown-answer';
import { useSay } from './use-say';
import './answer.css';

/** The card of a proposal, or what could be said or meant instead. */
export default function AnswerDialog({ answer }: { answer: ShownAnswer }) {
  const say = useSay();
  const navigate = useNavigate();
  if (answer.proposal) return <ConfirmCard key={answer.turn} answer={answer} proposal={answer.proposal} />;
  const jobs = answer.choices ?? [];
  return (
    <Dialog open title={jobs.length > 0 ? 'Which job?' : 'Voice Commands'} size="small" onClose={closeAnswer}>
      {answer.say && <p role="status">{answer.say}</p>}
      <Stack gap={2}>
        {jobs.map(({ id, name }) => (
          <Button
            key={id}
            block
            onClick={() => {
              closeAnswer();
              void navigate(`/jobs/${id}`);
            }}
          >
            {name}
          </Button>
        ))}
        {(answer.suggestions ?? []).map((sentence) => (
          <Button
            key={sentence}
            block
            onClick={() => {
              closeAnswer();
              void say(sentence);
            }}
          >
            {sentence}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
