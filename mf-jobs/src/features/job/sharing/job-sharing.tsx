import { useGetProjectMembersQuery } from '@dwang/client';
import { Button, UserIcon } from '@dwang/kit';
import { useState } from 'react';
import { SharingDialog } from './sharing-dialog';
import './sharing.css';

/** Opens who sees the job; the number says with how many it is shared. */
export function JobSharing({ projectId, projectName }: { projectId: number; projectName: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetProjectMembersQuery(projectId);
  const shared = data?.items.filter(({ isShared }) => isShared).length ?? 0;
  return (
    <>
      <Button icon={<UserIcon aria-hidden />} onClick={() => setOpen(true)}>
        {shared === 0 ? 'Share' : `Shared with ${shared}`}
      </Button>
      {isOpen && <SharingDialog projectId={projectId} projectName={projectName} onClose={() => setOpen(false)} />}
    </>
  );
}
