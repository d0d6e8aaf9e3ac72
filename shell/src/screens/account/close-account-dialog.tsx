import { useCloseAccountMutation, useGetCompanyMembersQuery } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { Alert, Dialog, showToast } from '@dwang/kit';
import { EntryForm, PasswordField, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useSession } from '../../session';

const EVERYBODY = 0;

interface Values {
  heir?: number;
  confirmation: string;
  password: string;
}

/** Says exactly what goes and what stays, then asks for the username and the password. */
export default function CloseAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [closeAccount] = useCloseAccountMutation();
  const { signOut } = useSession();
  const isOwner = user.role === 'owner';
  const { data: members } = useGetCompanyMembersQuery(undefined, { skip: !isOwner });
  const others = members?.items.filter(({ id }) => id !== user.id) ?? [];
  const mustChoose = isOwner && others.length > 0 && !others.some(({ role }) => role === 'owner');
  const send = async ({ heir, confirmation, password }: Values) => {
    const plan = heir ? { handOverTo: heir } : { closesCompany: heir === EVERYBODY };
    await closeAccount({ confirmation, password, ...(mustChoose ? plan : {}) }).unwrap();
    await signOut();
    showToast({ tone: 'success', title: 'Account deleted', description: 'Thank you for having been with us.' });
  };
  const choices = [
    ...others.map(({ id, name }) => ({ value: id, label: name })),
    { value: EVERYBODY, label: `Nobody: close ${user.company.name} for everybody` },
  ];
  return (
    <Dialog open size="small" title="Delete account" onClose={onClose}>
      <Alert type="warning" showIcon title="This happens at once and cannot be undone." />
      <ul className="shell-close-list">
        <li>Your name, email, phone, picture, password and settings are erased.</li>
        <li>All your devices are signed out, and nobody can sign in as you again.</li>
        <li>
          Jobs, hours and invoices stay with the company under “Former member”, since New Zealand tax law has them kept for seven
          years. Export your data first if you need a copy.
        </li>
      </ul>
      <EntryForm<Values> saveLabel="Delete account" savingLabel="Deleting..." onSave={send} onCancel={onClose}>
        {mustChoose && (
          <SelectField<number>
            name="heir"
            label="Who takes over the company?"
            required
            rules={[{ required: true, message: 'Please choose who takes over' }]}
            select={{ options: choices }}
          />
        )}
        <TextField
          name="confirmation"
          label={`Type your username, ${user.username}`}
          required
          rules={[requiredRule(`Please type your username, ${user.username}`)]}
          input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 60 }}
        />
        <PasswordField
          name="password"
          label="Your password"
          required
          autoComplete="current-password"
          rules={[requiredRule('Please enter your password')]}
        />
      </EntryForm>
    </Dialog>
  );
}
