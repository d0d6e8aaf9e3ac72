import { errorText } from '@dwang/client';
import type { TimeGrid } from '@dwang/contracts';
import { Button, confirmAction, formatHours, formatInstant, StatusTag, type Tone } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useMoveWeekMutation } from '../timesheets.api';
import { OtherWeeks, otherWeeks } from './other-weeks';
import { ReturnDialog } from './return-dialog';

type Move = 'submit' | 'withdraw' | 'approve' | 'return';

const STATES: Record<TimeGrid['week']['status'], { tone: Tone; words: string }> = {
  none: { tone: 'neutral', words: 'Not handed in' },
  submitted: { tone: 'warn', words: 'Waiting for approval' },
  approved: { tone: 'good', words: 'Approved' },
  returned: { tone: 'bad', words: 'Returned' },
};
const DONE: Record<Move, string> = {
  submit: 'Week handed in',
  withdraw: 'Week withdrawn',
  approve: 'Week approved',
  return: 'Week returned',
};

/** Where the approval of a week stands, and what the person may do about it. Nothing in companies that approve no weeks. */
export function ApprovalBar({ grid }: { grid: TimeGrid }) {
  const { week, usesApproval } = grid;
  const user = useUser();
  const notify = useNotify();
  const [move, { isLoading }] = useMoveWeekMutation();
  const [isReturning, setReturning] = useState(false);
  const isOwner = user.role === 'owner';
  const isOwn = week.userId === user.id;
  if (!usesApproval && week.status === 'none' && otherWeeks(grid).length === 0) return null;

  const run = async (what: Move, body?: { userId: number; reason?: string }): Promise<boolean> => {
    try {
      await move({ week: week.week, move: what, ...(body && { body }) }).unwrap();
      notify.success({ title: DONE[what] });
      return true;
    } catch (error) {
      notify.error({ title: 'Not changed', description: errorText(error, 'Please try again.') });
      return false;
    }
  };
  const submit = async () => {
    const isMeant = await confirmAction({
      title: `Hand in ${formatHours(week.seconds)} for approval?`,
      text: 'The time of this week is locked then. You can withdraw it until it is approved.',
      confirm: 'Hand in',
    });
    if (isMeant) await run('submit');
  };
  const { tone, words } = STATES[week.status];
  const isOpen = week.status === 'none' || week.status === 'returned';
  return (
    <div className="time-approval">
      <StatusTag tone={tone}>{words}</StatusTag>
      <span className="time-approval-text">{explanation(week, user.company.timeZone)}</span>
      <OtherWeeks grid={grid} />
      {isOwn && isOpen && usesApproval && (
        <Button onClick={() => void submit()} disabled={isLoading || week.seconds === 0}>
          Hand in week
        </Button>
      )}
      {isOwn && week.status === 'submitted' && (
        <Button onClick={() => void run('withdraw')} disabled={isLoading}>
          Withdraw
        </Button>
      )}
      {isOwner && (week.status === 'submitted' || week.status === 'approved') && (
        <Button onClick={() => setReturning(true)} disabled={isLoading}>
          Return
        </Button>
      )}
      {isOwner && week.status === 'submitted' && (
        <Button type="primary" onClick={() => void run('approve', { userId: week.userId })} disabled={isLoading}>
          Approve
        </Button>
      )}
      {isReturning && (
        <ReturnDialog
          name={week.userName}
          onClose={() => setReturning(false)}
          onReturn={(reason) => run('return', { userId: week.userId, reason })}
        />
      )}
    </div>
  );
}

function explanation(week: TimeGrid['week'], zone: string): string {
  if (week.status === 'returned') return week.reason;
  if (week.status === 'submitted') return `Handed in ${formatInstant(week.submittedAt, zone)}`;
  if (week.status === 'approved') return `By ${week.decidedBy ?? ''}, ${formatInstant(week.decidedAt, zone)}`;
  return '';
}
