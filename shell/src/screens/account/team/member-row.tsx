import type { TeamMember } from '@dwang/contracts';
import { Avatar, Button, EditIcon, formatInstant, StatusTag } from '@dwang/kit';
import { useState } from 'react';
import { MemberDialog } from './member-dialog';
import { ROLE_NAMES } from './role-words';

interface MemberRowProps {
  member: TeamMember;
  isMe: boolean;
  isChangeable: boolean;
}

/** A person of the team: who they are, what they may do, when they were last seen. */
export function MemberRow({ member, isMe, isChangeable }: MemberRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, email, role, active, profileImageUrl, lastActiveAt } = member;
  const seen = lastActiveAt ? `Last seen ${formatInstant(lastActiveAt)}` : 'Not seen yet';
  const about = email === null ? [member.username] : [email, seen];
  return (
    <div className="shell-setting shell-team-row">
      <Avatar size={40} src={profileImageUrl ?? undefined}>
        {name.charAt(0).toLocaleUpperCase('en-NZ')}
      </Avatar>
      <span className="shell-setting-words">
        <strong>
          {name}
          {isMe && ' (you)'}
        </strong>
        <span>{about.join(' · ')}</span>
      </span>
      <span className="shell-team-tags">
        {!active && <StatusTag tone="warn">Inactive</StatusTag>}
        {role === 'contractor' && member.seesPrices && <StatusTag tone="calm">Sees prices</StatusTag>}
        <StatusTag tone="calm">{ROLE_NAMES[role]}</StatusTag>
      </span>
      {isChangeable && (
        <Button aria-label={`Change ${name}`} icon={<EditIcon aria-hidden />} onClick={() => setOpen(true)}>
          Change
        </Button>
      )}
      {isOpen && <MemberDialog member={member} isMe={isMe} onClose={() => setOpen(false)} />}
    </div>
  );
}
