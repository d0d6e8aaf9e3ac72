import { isSharedDevice, useAppInfo } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { Alert, Button, Link, useLocation } from '@dwang/kit';
import { CheckboxField, PasswordField, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import SecondStepForm from '../../frame/access/second-step-form';
import { knowsPasskeys, usePasskeySignIn } from '../../frame/access/use-passkey';
import { endLeaving } from '../../session';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';
import { passwordRule, usernameRule } from './sign-in-rules';
import { type LoginValues, useLogin } from './use-login';
import { WaitingWork } from './waiting-work';

const other = (name: string) => ({ question: `New to ${name}?`, label: 'Create an account', to: '/register' });

/** Of the account that was made a moment ago on the screen before; otherwise empty. */
function registeredName(state: unknown): string {
  const name = typeof state === 'object' && state !== null && 'username' in state ? state.username : '';
  return typeof name === 'string' ? name : '';
}

/** /login */
export default function LoginScreen() {
  const [isShared, setShared] = useState(isSharedDevice);
  const { send, isSending, problem, step, enter, startAgain } = useLogin(isShared);
  const { state } = useLocation();
  const { name } = useAppInfo();
  if (step) {
    return (
      <SignInLayout title="One more step" subtitle="Your password is right. Now show that it is you." other={other(name)}>
        <SecondStepForm step={step} isShared={isShared} onDone={enter} onBack={startAgain} />
      </SignInLayout>
    );
  }
  const made = registeredName(state);
  const subtitle = made === '' ? 'Sign in to your jobs, hours and invoices.' : 'Your account is made. Sign in to begin.';
  return (
    <SignInLayout title="Welcome Back" subtitle={subtitle} other={other(name)}>
      <SignInForm<LoginValues>
        initialValues={{ username: made, isShared }}
        onValuesChange={(changed) => setShared(changed.isShared ?? isShared)}
        problem={problem}
        isSending={isSending}
        sendLabel="Sign In"
        onSend={send}
      >
        <WaitingWork />
        <TextField
          name="username"
          label="Username"
          rules={[usernameRule]}
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" rules={[passwordRule]} />
        <CheckboxField
          name="isShared"
          label="This is a shared device"
          help={isShared ? 'You are signed out when the browser is closed, or after some hours.' : undefined}
        />
        <p className="shell-sign-in-forgot">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
      </SignInForm>
      {knowsPasskeys() && <PasskeyWay isShared={isShared} onDone={enter} />}
    </SignInLayout>
  );
}

function PasskeyWay({ isShared, onDone }: { isShared: boolean; onDone: (user: User) => unknown }) {
  const { start, isBusy, problem } = usePasskeySignIn(onDone, isShared);
  const send = async () => {
    await endLeaving();
    await start();
  };
  return (
    <div className="shell-sign-in-passkey">
      <Button block size="large" loading={isBusy} onClick={() => void send()}>
        Use a passkey
      </Button>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
    </div>
  );
}
