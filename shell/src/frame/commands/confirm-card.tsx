import { RECENT_JOBS, useListProjectsQuery } from '@dwang/client';
import type { VoiceProposal } from '@dwang/contracts';
import { parseDuration } from '@dwang/domain';
import { summaryOf } from '@dwang/domain/voice';
import { Dialog } from '@dwang/kit';
import { EntryForm } from '@dwang/kit/form';
import { useEffect, useRef } from 'react';
import { useSession } from '../../session';
import { useTimerDesk } from '../timer/use-timer-desk';
import { carryOut } from './carry-out';
import { type CardValues, ConfirmFields, valuesOf } from './confirm-fields';
import { closeAnswer, type ShownAnswer } from './shown-answer';

/** The proposal with what the person has changed in the card. */
function changed(proposal: VoiceProposal, values: CardValues): VoiceProposal {
  const projectId = values.projectId ?? null;
  switch (proposal.kind) {
    case 'create-time-entry': {
      const breakSeconds = values.pause ? (parseDuration(values.pause) ?? 0) : 0;
      const seconds = values.hours ? (parseDuration(values.hours) ?? proposal.body.seconds) : proposal.body.seconds;
      const times = proposal.body.start ? { start: values.start ?? null, end: values.end ?? null, breakSeconds } : { seconds };
      return {
        ...proposal,
        body: { ...proposal.body, projectId, day: values.day ?? proposal.body.day, notes: values.notes ?? '', ...times },
      };
    }
    case 'start-timer':
    case 'switch-job':
      return { ...proposal, body: { ...proposal.body, projectId } };
    case 'create-project':
      return { ...proposal, body: { name: values.name ?? '', clientName: values.clientName?.trim() || null } };
    case 'note':
      return { ...proposal, body: { ...proposal.body, projectId, text: values.text ?? '' } };
    default:
      return proposal;
  }
}

/** What will be done, to be looked at, mended, and confirmed with Enter. */
export function ConfirmCard({ answer, proposal }: { answer: ShownAnswer; proposal: VoiceProposal }) {
  const { user } = useSession();
  const desk = useTimerDesk();
  const { data } = useListProjectsQuery(RECENT_JOBS);
  const card = useRef<HTMLDivElement>(null);
  const isComplete = proposal.needs.length === 0;
  // Enter confirms at once; where something is missing the cursor is in the first field.
  useEffect(() => {
    if (isComplete) card.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isComplete]);
  if (!user) return null;
  const jobs = data?.items ?? [];
  const save = async (values: CardValues) => {
    await carryOut({ desk, user, jobs }, changed(proposal, values));
    closeAnswer();
  };
  const [title = 'Confirm', ...lines] = summaryOf(proposal);
  return (
    <Dialog open title={title} size="small" onClose={closeAnswer}>
      <div ref={card} className="shell-confirm">
        {answer.say && <p role="status">{answer.say}</p>}
        {lines.length > 0 && <p className="shell-confirm-lines">{lines.join(' · ')}</p>}
        <EntryForm<CardValues>
          initialValues={valuesOf(proposal, jobs)}
          onSave={save}
          saveLabel="Do it"
          savingLabel="Doing it..."
          onCancel={closeAnswer}
        >
          <ConfirmFields proposal={proposal} jobs={jobs} choices={answer.choices ?? []} />
        </EntryForm>
      </div>
    </Dialog>
  );
}
