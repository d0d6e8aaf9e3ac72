import { useResetPasswordMutation } from '@dwang/client';
import { Alert, Link, showToast, useLocation, useNavigate } from '@dwang/kit';
import { applyProblem, Form } from '@dwang/kit/form';
import { useState } from 'react';
import { NewPasswordFields } from './new-password-fields';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';

interface Values {
  password: string;
  confirmPassword: string;
}

const OTHER = { question: 'Remembered it?', label: 'Sign in', to: '/login' };

/** /reset-password: where the letter's link leads. The token stands behind the `#`, which no server is told. */
export default function ResetPasswordScreen() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <SignInLayout title="Choose a new password" subtitle="You are then signed out on all devices." other={OTHER}>
      {token === '' ? (
        <DeadLink reason="This address holds no link. Please open it from the letter again." />
      ) : (
        <NewPassword token={token} />
      )}
    </SignInLayout>
  );
}

function NewPassword({ token }: { token: string }) {
  const [form] = Form.useForm<Values>();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const send = async (values: Values) => {
    setProblem(null);
    try {
      await reset({ token, password: values.password }).unwrap();
      showToast({ tone: 'success', title: 'New password saved', description: 'You can now sign in with it.' });
      navigate('/login', { replace: true });
    } catch (error) {
      setProblem(applyProblem(form, error));
    }
  };
  return (
    <SignInForm<Values>
      form={form}
      problem={problem && <DeadLink reason={problem} />}
      isSending={isLoading}
      sendLabel="Save password"
      onSend={send}
    >
      <NewPasswordFields label="New password" />
    </SignInForm>
  );
}

const DeadLink = ({ reason }: { reason: string }) => (
  <Alert type="error" showIcon role="alert" title={reason} description={<Link to="/forgot-password">Ask for a new link</Link>} />
);
