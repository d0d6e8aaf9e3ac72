import { Alert, Button } from '@dwang/kit';
import { Form, PasswordField, TextField, usePersistentDraft } from '@dwang/kit/form';
import { useState } from 'react';
import { PasswordStrength } from './password-strength';
import { SignInLayout } from './sign-in-layout';
import { confirmRules, emailRule, passwordRule, usernameRule } from './sign-in-rules';
import { type RegisterValues, useRegister } from './use-register';

const OTHER = { question: 'Already have an account?', label: 'Sign in', to: '/login' };

/** Everything but the passwords outlives a reload. */
type Draft = Pick<RegisterValues, 'username' | 'email' | 'companyName'>;

/** /register: makes a company and its owner. */
export default function RegisterScreen() {
  const [form] = Form.useForm<RegisterValues>();
  const password = Form.useWatch('password', form) ?? '';
  const draft = usePersistentDraft<Draft>('register');
  const { send, isSending, problem } = useRegister(form, draft.clear);
  const [isTried, setTried] = useState(false);
  return (
    <SignInLayout title="Create Account" subtitle="For you and your business. It takes a minute." other={OTHER}>
      <Form<RegisterValues>
        form={form}
        className="dwang-form"
        layout="vertical"
        requiredMark={false}
        validateTrigger={isTried ? 'onChange' : 'onSubmit'}
        scrollToFirstError={{ block: 'center', focus: true }}
        initialValues={draft.restored ?? {}}
        onValuesChange={(_changed, { username, email, companyName }) => draft.save({ username, email, companyName })}
        onFinishFailed={() => setTried(true)}
        onFinish={(values) => void send(values)}
      >
        {problem && <Alert type="error" showIcon title={problem} />}
        <TextField
          name="username"
          label="Username"
          rules={[usernameRule]}
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 60 }}
        />
        <TextField
          name="email"
          label="Email"
          rules={[emailRule]}
          input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        />
        <TextField name="companyName" label="Business name (optional)" input={{ autoComplete: 'organization', maxLength: 120 }} />
        <PasswordField name="password" label="Password" autoComplete="new-password" rules={[passwordRule]} />
        <PasswordStrength password={password} />
        <PasswordField
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          dependencies={['password']}
          rules={confirmRules}
        />
        <Button type="primary" htmlType="submit" size="large" block loading={isSending} disabled={isSending}>
          Create Account
        </Button>
      </Form>
    </SignInLayout>
  );
}
