import { errorText, useGetTeamQuery } from '@dwang/client';
import type { TeamMembers } from '@dwang/contracts';
import { AddIcon, Button, ErrorState, SectionCard, Skeleton } from '@dwang/kit';
import { useState } from 'react';
import { useSession } from '../../../session';
import { InviteDialog } from './invite-dialog';
import { MemberRow } from './member-row';
import { OpenInvitations } from './open-invitations';
import './team.css';

/** Who works in the company; its owner invites people and says what they may do. Contractors see nothing of it. */
export function TeamSettings() {
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useGetTeamQuery(undefined, { skip: !user || user.role === 'contractor' });
  const [isInviting, setInviting] = useState(false);
  if (!user || user.role === 'contractor') return null;
  const isOwner = user.role === 'owner';
  const isFull = data !== undefined && data.totals.limit !== null && data.totals.members >= data.totals.limit;
  const invite = isOwner && data && (
    <Button type="primary" icon={<AddIcon aria-hidden />} disabled={isFull} onClick={() => setInviting(true)}>
      Invite
    </Button>
  );
  return (
    <SectionCard title="Team" actions={invite} minHeight={data ? 'none' : 'small'}>
      {isOwner && data && <PlanLine team={data} isFull={isFull} />}
      {data?.items.map((member) => (
        <MemberRow key={member.id} member={member} isMe={member.id === user.id} isChangeable={isOwner} />
      ))}
      {isOwner && data && <OpenInvitations />}
      {!data && !error && <Skeleton active />}
      {!data && error && (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SectionCard>
  );
}

function PlanLine({ team: { planName, totals }, isFull }: { team: TeamMembers; isFull: boolean }) {
  const used = totals.limit === null ? `${totals.members} in the team` : `${totals.members} of ${totals.limit} in the team`;
  return (
    <p className="shell-team-plan">
      <strong>{planName} plan</strong> · {used}
      {isFull && '. To invite somebody else, take a person out or ask the administrator for a larger plan.'}
    </p>
  );
}
