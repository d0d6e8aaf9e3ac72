import { Form, PasswordField } from '@dwang/kit/form';
import { PasswordStrength } from './password-strength';
import { confirmRules, passwordRule } from './sign-in-rules';

/** A password that is chosen: `password` with its strength, and once more as `confirmPassword`. */
export function NewPasswordFields({ label = 'Password' }: { label?: string }) {
  const password: string = Form.useWatch('password') ?? '';
  return (
    <>
      <PasswordField name="password" label={label} autoComplete="new-password" rules={[passwordRule]} />
      <PasswordStrength password={password} />
      <PasswordField
        name="confirmPassword"
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        dependencies={['password']}
        rules={confirmRules}
      />
    </>
  );
}
