import { useCloseAccountMutation, useGetCompanyMembersQuery } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { Alert, Dialog, showToast } from '@dwang/kit';
import { EntryForm, PasswordField, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useSession } from '../../session';
import { ExportSetting } from './export-setting';

const EVERYBODY = 0;

interface Values {
  heir?: number;
  confirmation: string;
  password: string;
}

/** Says exactly what goes and what stays, offers the export, then asks for the username and the password. */
export default function CloseAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [closeAccount] = useCloseAccountMutation();
  const { signOut } = useSession();
  const isOwner = user.role === 'owner';
  const { data: members } = useGetCompanyMembersQuery(undefined, { skip: !isOwner });
  const others = members?.items.filter(({ id }) => id !== user.id) ?? [];
  const mustChoose = isOwner && others.length > 0 && !others.some(({ role }) => role === 'owner');
  const mayClose = isOwner && (others.length === 0 || mustChoose);
  const goesOn = !isOwner || others.length > 0;
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
        <li>
          Erased at once: your name, email, phone, picture, password, passkeys, authenticator app, settings, dashboard,
          notifications, push messages, feedback and a running timer.
        </li>
        <li>All your devices are signed out, and nobody can sign in as you again.</li>
        {goesOn && (
          <li>
            What you did for {user.company.name} (jobs, hours, invoices, photos, notes) stays with it, under “Former member”
            instead of your name.
          </li>
        )}
        {mayClose && (
          <li>
            {goesOn ? 'If you close it for everybody' : `${user.company.name} closes with you`}: photos, notes, tasks,
            measurements, results of tools and the contact details of clients are erased at once. Hours, jobs and invoices must be
            kept by New Zealand law (tax records seven years, wage and time records six); nobody can see them, and they are erased
            eight years after closing.
          </li>
        )}
      </ul>
      <ExportSetting isOwner={isOwner} />
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
