import { errorText, useForgotPasswordMutation } from '@dwang/client';
import { Alert } from '@dwang/kit';
import { TextField } from '@dwang/kit/form';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';
import { emailRule } from './sign-in-rules';

const OTHER = { question: 'Remembered it?', label: 'Sign in', to: '/login' };

/** /forgot-password: asks for a letter with a link. Says the same for every address. */
export default function ForgotPasswordScreen() {
  const [ask, { data, error, isLoading }] = useForgotPasswordMutation();
  return (
    <SignInLayout title="Forgot your password?" subtitle="We send you a link to choose a new one." other={OTHER}>
      {data ? (
        <Outcome sendsMail={data.sendsMail} />
      ) : (
        <SignInForm<{ email: string }>
          problem={error && errorText(error, 'Please try again in a moment.')}
          isSending={isLoading}
          sendLabel="Send the link"
          onSend={({ email }) => ask({ email: email.trim() })}
        >
          <TextField
            name="email"
            label="Email"
            rules={[emailRule]}
            input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
          />
        </SignInForm>
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
