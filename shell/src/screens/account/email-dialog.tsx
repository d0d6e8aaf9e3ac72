import { useUpdateAccountMutation } from '@dwang/client';
import { Dialog, showToast } from '@dwang/kit';
import { EntryForm, PasswordField, requiredRule, TextField } from '@dwang/kit/form';
import { emailRule } from '../sign-in/sign-in-rules';
import { useFreshUser } from './use-fresh-user';

interface Values {
  email: string;
  password: string;
}

/** A new address, with the password: whoever reads that mailbox can replace a forgotten one. */
export function EmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [update] = useUpdateAccountMutation();
  const refresh = useFreshUser();
  const save = async (values: Values) => {
    await update({ email: values.email.trim(), password: values.password }).unwrap();
    const { isEmailConfirmed } = await refresh();
    const description = isEmailConfirmed === false ? 'Open the link that we sent there to confirm it.' : undefined;
    showToast({ tone: 'success', title: 'Email changed', description });
    onClose();
  };
  return (
    <Dialog open size="small" title="Change email" onClose={onClose}>
      <EntryForm<Values> initialValues={{ email }} saveLabel="Change email" onSave={save} onCancel={onClose}>
        <TextField
          name="email"
          label="New email"
          required
          rules={[emailRule]}
          input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
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
