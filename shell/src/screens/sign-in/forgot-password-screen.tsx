import { errorText, useForgotPasswordMutation } from '@dwang/client';
import { Alert, Button } from '@dwang/kit';
import { Form, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { SignInLayout } from './sign-in-layout';
import { emailRule } from './sign-in-rules';

const OTHER = { question: 'Remembered it?', label: 'Sign in', to: '/login' };

/** /forgot-password: asks for a letter with a link. Says the same for every address. */
export default function ForgotPasswordScreen() {
  const [ask, { data, error, isLoading }] = useForgotPasswordMutation();
  const [isTried, setTried] = useState(false);
  return (
    <SignInLayout title="Forgot your password?" subtitle="We send you a link to choose a new one." other={OTHER}>
      {data ? (
        <Outcome sendsMail={data.sendsMail} />
      ) : (
        <Form<{ email: string }>
          className="dwang-form"
          layout="vertical"
          requiredMark={false}
          validateTrigger={isTried ? 'onChange' : 'onSubmit'}
          onFinishFailed={() => setTried(true)}
          onFinish={({ email }) => void ask({ email: email.trim() })}
        >
          {error && <Alert type="error" showIcon title={errorText(error, 'Please try again in a moment.')} role="alert" />}
          <TextField
            name="email"
            label="Email"
            rules={[emailRule]}
            input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
          />
          <Button type="primary" htmlType="submit" size="large" block loading={isLoading} disabled={isLoading}>
            Send the link
          </Button>
        </Form>
      )}
    </SignInLayout>
  );
}

function Outcome({ sendsMail }: { sendsMail: boolean }) {
  return sendsMail ? (
    <Alert
      type="success"
      showIcon
      role="status"
      title="Check your email"
      description="If an account has this address, a link is on its way. It works once, for one hour. Look in the spam folder too."
    />
  ) : (
    <Alert
      type="warning"
      showIcon
      role="status"
      title="This installation sends no email"
      description="Please ask whoever runs it to set a new password for you."
    />
  );
}
