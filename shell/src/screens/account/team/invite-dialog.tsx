import { useFoundJobs, useInviteMutation } from '@dwang/client';
import type { Invitation, ProjectLevel, Role } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { CheckboxField, EntryForm, Field, Form, SearchMany, SelectField, TextField } from '@dwang/kit/form';
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
/** How many jobs are offered at once; the others are found by typing. */
const OFFERED = 50;

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
  const [q, setQ] = useState('');
  const { items = [], isFetching } = useFoundJobs({ q, status: 'active', sort: 'name', limit: OFFERED });
  const choices = items.map(({ id, name, clientName }) => ({ value: id, label: clientName ? `${name} · ${clientName}` : name }));
  return (
    <>
      <CheckboxField name="seesPrices" label="May see prices" help="Rates, prices and earnings of what is shared with them." />
      <Field name="projectIds" label="Jobs to share" help="Only these are shown to them. You can share more later.">
        <SearchMany choices={choices} loading={isFetching} onSearch={setQ} />
      </Field>
      <SelectField<ProjectLevel> name="level" label="On these jobs" required select={{ options: LEVELS }} />
    </>
  );
}
