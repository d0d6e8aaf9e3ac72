import { errorText, useShareProjectMutation, useUnshareProjectMutation } from '@dwang/client';
import type { ProjectLevel, ProjectMember } from '@dwang/contracts';
import { Avatar, Button, DeleteIcon, Segmented, StatusTag } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { LEVEL_OPTIONS } from './level-words';

interface MemberLineProps {
  projectId: number;
  member: ProjectMember;
  mayChange: boolean;
}

/** Somebody who sees the job, with their level; taking it back can be undone. */
export function MemberLine({ projectId, member, mayChange }: MemberLineProps) {
  const { userId, name, level, isShared, profileImageUrl } = member;
  const [share] = useShareProjectMutation();
  const [unshare, { isLoading }] = useUnshareProjectMutation();
  const notify = useNotify();
  const attempt = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      notify.error({ title: 'Not changed', description: errorText(error, 'Please try again.') });
      return false;
    }
  };
  const set = (next: ProjectLevel) => attempt(share({ projectId, userId, level: next }).unwrap());
  const takeBack = async () => {
    if (!(await attempt(unshare({ projectId, userId }).unwrap()))) return;
    notify.success({ title: `No longer shared with ${name}`, action: { label: 'Undo', run: () => void set(level) } });
  };
  const words = LEVEL_OPTIONS.find(({ value }) => value === level)?.label ?? '';
  return (
    <li className="job-sharing-line">
      <Avatar size={36} src={profileImageUrl ?? undefined}>
        {name.charAt(0).toLocaleUpperCase('en-NZ')}
      </Avatar>
      <span className="job-sharing-name">{name}</span>
      {isShared && !mayChange && <StatusTag tone="calm">{words}</StatusTag>}
      {mayChange && (
        <>
          <Segmented<ProjectLevel>
            aria-label={`What ${name} may do`}
            options={LEVEL_OPTIONS}
            value={level}
            onChange={(next) => void set(next)}
          />
          <Button
            aria-label={`Stop sharing with ${name}`}
            icon={<DeleteIcon aria-hidden />}
            loading={isLoading}
            onClick={() => void takeBack()}
          />
        </>
      )}
    </li>
  );
}
