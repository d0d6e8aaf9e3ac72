import { RECENT_JOBS, serverNow, useListProjectsQuery } from '@dwang/client';
import type { VoiceProposal } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { summaryOf } from '@dwang/domain/voice';
import { Dialog } from '@dwang/kit';
import { EntryForm } from '@dwang/kit/form';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session';
import { useTimerDesk } from '../timer/use-timer-desk';
import { carryOut } from './carry-out';
import { type CardValues, ConfirmFields, valuesOf } from './confirm-fields';
import { mended } from './mended';
import { closeAnswer, type ShownAnswer } from './shown-answer';

/** What will be done, to be looked at, mended, and confirmed with Enter. */
export function ConfirmCard({ answer, proposal }: { answer: ShownAnswer; proposal: VoiceProposal }) {
  const { user } = useSession();
  const desk = useTimerDesk();
  const { data } = useListProjectsQuery(RECENT_JOBS);
  const [typed, setTyped] = useState<CardValues | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const isComplete = proposal.needs.length === 0;
  // Enter confirms at once; where something is missing the cursor is in the first field.
  useEffect(() => {
    if (isComplete) card.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isComplete]);
  if (!user) return null;
  const jobs = data?.items ?? [];
  const save = async (values: CardValues) => {
    await carryOut({ desk, user, jobs }, mended(proposal, values, jobs));
    closeAnswer();
  };
  const now = typed ? mended(proposal, typed, jobs) : proposal;
  const today = dayOf(serverNow(), user.company.timeZone);
  const [title = 'Confirm', ...lines] = summaryOf(now);
  return (
    <Dialog open title={title} size="small" onClose={closeAnswer}>
      <div ref={card} className="shell-confirm">
        {answer.say && <p role="status">{answer.say}</p>}
        {lines.length > 0 && <p className="shell-confirm-lines">{lines.join(' · ')}</p>}
        <EntryForm<CardValues>
          initialValues={valuesOf(proposal, jobs)}
          onSave={save}
          onValuesChange={(_one, all) => setTyped(all)}
          saveLabel="Do it"
          savingLabel="Doing it..."
          onCancel={closeAnswer}
        >
          <ConfirmFields proposal={proposal} jobs={jobs} choices={answer.choices ?? []} today={today} />
        </EntryForm>
      </div>
    </Dialog>
  );
}
