import { errorText, useGetProjectMembersQuery, useShareProjectMutation } from '@dwang/client';
import type { ProjectLevel, ProjectMembers } from '@dwang/contracts';
import { Dialog, EmptyState, ErrorState, Skeleton } from '@dwang/kit';
import { EntryForm, SelectField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { LEVEL_OPTIONS, LEVEL_TEXT } from './level-words';
import { MemberLine } from './member-line';

interface SharingDialogProps {
  projectId: number;
  projectName: string;
  onClose: () => void;
}

/** Who sees a job, and for those who manage it with whom to share it. */
export function SharingDialog({ projectId, projectName, onClose }: SharingDialogProps) {
  const { data, error, refetch, isFetching } = useGetProjectMembersQuery(projectId);
  return (
    <Dialog open title={`Who sees ${projectName}`} onClose={onClose}>
      {data && <Sharing projectId={projectId} members={data} />}
      {!data && !error && <Skeleton active />}
      {!data && error && (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Dialog>
  );
}

function Sharing({ projectId, members }: { projectId: number; members: ProjectMembers }) {
  const mayShare = members.myLevel === 'admin';
  const [office, shared] = [members.items.filter(({ isShared }) => !isShared), members.items.filter(({ isShared }) => isShared)];
  return (
    <div className="job-sharing">
      {mayShare && <p className="job-row-beside">{LEVEL_TEXT}</p>}
      <ul aria-label="Shared with">
        {shared.map((member) => (
          <MemberLine key={member.userId} projectId={projectId} member={member} mayChange={mayShare} />
        ))}
      </ul>
      {shared.length === 0 && (
        <EmptyState text="Not shared with anybody yet." hint="Contractors see only what is shared with them." />
      )}
      {mayShare && members.others.length > 0 && <AddPerson projectId={projectId} others={members.others} />}
      <h3>Everybody of the office sees all jobs</h3>
      <ul aria-label="Office">
        {office.map((member) => (
          <MemberLine key={member.userId} projectId={projectId} member={member} mayChange={false} />
        ))}
      </ul>
    </div>
  );
}

interface Values {
  userId: number;
  level: ProjectLevel;
}

function AddPerson({ projectId, others }: { projectId: number; others: ProjectMembers['others'] }) {
  const [share] = useShareProjectMutation();
  const notify = useNotify();
  const [round, setRound] = useState(0);
  const save = async (values: Values) => {
    await share({ projectId, ...values }).unwrap();
    const name = others.find(({ userId }) => userId === values.userId)?.name ?? '';
    notify.success({ title: `Shared with ${name}` });
    setRound((count) => count + 1);
  };
  return (
    <EntryForm<Values>
      key={round}
      initialValues={{ level: 'edit' }}
      saveLabel="Share"
      savingLabel="Sharing..."
      onSave={save}
      quiet
    >
      <SelectField<number>
        name="userId"
        label="Share with"
        required
        rules={[{ required: true, message: 'Please choose a person' }]}
        select={{ options: others.map(({ userId, name }) => ({ value: userId, label: name })) }}
      />
      <SelectField<ProjectLevel> name="level" label="They may" required select={{ options: LEVEL_OPTIONS }} />
    </EntryForm>
  );
}
