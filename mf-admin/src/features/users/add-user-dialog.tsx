import { Email, INVITATION_DAYS, type Invitation, type InviteAdminUser } from '@dwang/contracts';
import { Button, Dialog, Text } from '@dwang/kit';
import { EntryForm, Field, fieldRule, Input, SelectField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useInviteAdminUserMutation } from '../../api/users';
import { CompanyPicker, companyRule } from '../../companies/company-picker';
import { ROLE_CHOICES } from './user-words';

/** Invites somebody into a company; then shows the link, which can be handed over by other ways than e-mail. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState<Invitation | null>(null);
  return (
    <Dialog open size="small" title={sent ? 'Invitation ready' : 'Add User'} onClose={onClose}>
      {sent ? <Ready invitation={sent} onDone={onClose} /> : <InviteForm onSent={setSent} onClose={onClose} />}
    </Dialog>
  );
}

function InviteForm({ onSent, onClose }: { onSent: (invitation: Invitation) => void; onClose: () => void }) {
  const [invite] = useInviteAdminUserMutation();
  return (
    <EntryForm<InviteAdminUser>
      initialValues={{ companyId: 0, email: '', role: 'user' }}
      saveLabel="Invite"
      savingLabel="Inviting..."
      onSave={async (values) => onSent(await invite(values).unwrap())}
      onCancel={onClose}
    >
      <Field name="companyId" label="Company" required rules={[companyRule]}>
        <CompanyPicker />
      </Field>
      <TextField
        name="email"
        label="Email"
        required
        rules={[fieldRule(Email)]}
        input={{ inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
      />
      <SelectField
        name="role"
        label="Role"
        required
        help="They choose their own username and password by the link. Once they have, they stand in the list."
        select={{ options: [...ROLE_CHOICES] }}
      />
    </EntryForm>
  );
}

function Ready({ invitation: { email, isMailed, link }, onDone }: { invitation: Invitation; onDone: () => void }) {
  const notify = useNotify();
  const address = new URL(link ?? '/', location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success({ title: 'Link copied' });
    } catch {
      notify.error({ title: 'Could not copy', description: 'Please select the link and copy it by hand.' });
    }
  };
  return (
    <div className="mf-admin-ready">
      <Text>
        {isMailed
          ? `We have sent ${email} a letter with this link. You can also hand it over yourself.`
          : `This server sends no email. Please hand this link to ${email} yourself.`}{' '}
        It works once, within {INVITATION_DAYS} days, and is not shown again.
      </Text>
      <Input aria-label="Link" readOnly value={address} onFocus={(event) => event.target.select()} />
      <div className="dwang-form-actions">
        <Button onClick={() => void copy()}>Copy link</Button>
        <Button type="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
