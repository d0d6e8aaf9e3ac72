import { Alert, Button, Link, useLocation } from '@dwang/kit';
import { Form, PasswordField, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { SignInLayout } from './sign-in-layout';
import { passwordRule, usernameRule } from './sign-in-rules';
import { type LoginValues, useLogin } from './use-login';
import { WaitingWork } from './waiting-work';

const OTHER = { question: 'New to Dwang?', label: 'Create an account', to: '/register' };

function registeredName(state: unknown): string {
  const name = typeof state === 'object' && state !== null && 'username' in state ? state.username : '';
  return typeof name === 'string' ? name : '';
}

/** /login. Fields are checked on the first press of Sign In, and from then on while typing. */
export default function LoginScreen() {
  const { send, isSending, problem } = useLogin();
  const [isTried, setTried] = useState(false);
  const { state } = useLocation();
  return (
    <SignInLayout title="Welcome Back" subtitle="Sign in to your jobs, hours and invoices." other={OTHER}>
      <Form<LoginValues>
        className="dwang-form"
        layout="vertical"
        requiredMark={false}
        validateTrigger={isTried ? 'onChange' : 'onSubmit'}
        scrollToFirstError={{ block: 'center', focus: true }}
        initialValues={{ username: registeredName(state) }}
        onFinishFailed={() => setTried(true)}
        onFinish={(values) => void send(values)}
      >
        <WaitingWork />
        {problem && <Alert type="error" showIcon title={problem} />}
        <TextField
          name="username"
          label="Username"
          rules={[usernameRule]}
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" rules={[passwordRule]} />
        <p className="shell-sign-in-forgot">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
        <Button type="primary" htmlType="submit" size="large" block loading={isSending} disabled={isSending}>
          Sign In
        </Button>
      </Form>
    </SignInLayout>
  );
}
