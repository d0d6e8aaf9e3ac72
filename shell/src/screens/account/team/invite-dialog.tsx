import { useInviteMutation, useListProjectsQuery } from '@dwang/client';
import type { Invitation, ProjectLevel, Role } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { CheckboxField, EntryForm, Form, SelectField, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { emailRule } from '../../sign-in/sign-in-rules';
import { InvitationLink } from './invitation-link';
import { ROLE_OPTIONS } from './role-words';

interface Values {
  email: string;
  role: Role;
  seesPrices?: boolean;
  projectIds?: number[];
  level?: ProjectLevel;
}

const LEVELS: { value: ProjectLevel; label: string }[] = [
  { value: 'view', label: 'View only' },
  { value: 'edit', label: 'Edit: notes, photos, tasks, progress' },
  { value: 'admin', label: 'Admin: also the details and who sees the job' },
];
const JOBS = { status: 'active', sort: 'name', limit: 200 } as const;

/** Asks whom to invite as what; then shows the link, which can be handed over by other ways than e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState<Invitation | null>(null);
  return (
    <Dialog open size="small" title={sent ? 'Invitation ready' : 'Invite to the team'} onClose={onClose}>
      {sent ? <InvitationLink invitation={sent} onDone={onClose} /> : <InviteForm onSent={setSent} onClose={onClose} />}
    </Dialog>
  );
}

function InviteForm({ onSent, onClose }: { onSent: (invitation: Invitation) => void; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const isContractor = Form.useWatch('role', form) === 'contractor';
  const [invite] = useInviteMutation();
  const send = async ({ email, role, seesPrices = false, projectIds = [], level = 'edit' }: Values) => {
    const more = role === 'contractor' ? { seesPrices, projects: projectIds.map((projectId) => ({ projectId, level })) } : {};
    onSent(await invite({ email, role, ...more }).unwrap());
  };
  return (
    <EntryForm<Values>
      form={form}
      initialValues={{ role: 'user', level: 'edit' }}
      saveLabel="Invite"
      savingLabel="Inviting..."
      onSave={send}
      onCancel={onClose}
    >
      <TextField
        name="email"
        label="Email"
        required
        rules={[emailRule]}
        input={{ inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
      />
      <SelectField<Role> name="role" label="Role" required select={{ options: ROLE_OPTIONS }} />
      {isContractor && <ContractorFields />}
    </EntryForm>
  );
}

function ContractorFields() {
  const { data, isFetching } = useListProjectsQuery(JOBS);
  const options = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <>
      <CheckboxField name="seesPrices" label="May see prices" help="Rates, prices and earnings of what is shared with them." />
      <SelectField<number[]>
        name="projectIds"
        label="Jobs to share"
        help="Only these are shown to them. You can share more later."
        select={{ mode: 'multiple', options, loading: isFetching, allowClear: true }}
      />
      <SelectField<ProjectLevel> name="level" label="On these jobs" required select={{ options: LEVELS }} />
    </>
  );
}
