import { useChangePasswordMutation } from '@dwang/client';
import { Dialog, showToast } from '@dwang/kit';
import { CheckboxField, EntryForm, Form, PasswordField, requiredRule } from '@dwang/kit/form';
import { PasswordStrength } from '../sign-in/password-strength';
import { confirmRulesFor, passwordRule } from '../sign-in/sign-in-rules';

interface Values {
  password: string;
  newPassword: string;
  confirmPassword: string;
  endOthers: boolean;
}

/** A new password in place of the present one. */
export function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [change] = useChangePasswordMutation();
  const [form] = Form.useForm<Values>();
  const typed = Form.useWatch('newPassword', form) ?? '';
  const save = async ({ password, newPassword, endOthers }: Values) => {
    await change({ password, newPassword, endOthers }).unwrap();
    const description = endOthers ? 'Other devices are signed out.' : undefined;
    showToast({ tone: 'success', title: 'Password changed', description });
    onClose();
  };
  return (
    <Dialog open size="small" title="Change password" onClose={onClose}>
      <EntryForm<Values>
        form={form}
        initialValues={{ endOthers: true }}
        saveLabel="Change password"
        onSave={save}
        onCancel={onClose}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          name="password"
          label="Present password"
          required
          autoComplete="current-password"
          rules={[requiredRule('Please enter your present password')]}
        />
        <PasswordField name="newPassword" label="New password" required autoComplete="new-password" rules={[passwordRule]} />
        <PasswordStrength password={typed} />
        <PasswordField
          name="confirmPassword"
          label="Confirm new password"
          required
          autoComplete="new-password"
          dependencies={['newPassword']}
          rules={confirmRulesFor('newPassword')}
        />
        <CheckboxField name="endOthers" label="Sign out on all other devices" />
      </EntryForm>
    </Dialog>
  );
}
