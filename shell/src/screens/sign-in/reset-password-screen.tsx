import { useResetPasswordMutation } from '@dwang/client';
import { Alert, Button, Link, showToast, useLocation, useNavigate } from '@dwang/kit';
import { applyProblem, Form, PasswordField } from '@dwang/kit/form';
import { useState } from 'react';
import { PasswordStrength } from './password-strength';
import { SignInLayout } from './sign-in-layout';
import { confirmRules, passwordRule } from './sign-in-rules';

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
  const password = Form.useWatch('password', form) ?? '';
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [isTried, setTried] = useState(false);
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
    <Form<Values>
      form={form}
      className="dwang-form"
      layout="vertical"
      requiredMark={false}
      validateTrigger={isTried ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ block: 'center', focus: true }}
      onFinishFailed={() => setTried(true)}
      onFinish={(values) => void send(values)}
    >
      {problem && <DeadLink reason={problem} />}
      <PasswordField name="password" label="New password" autoComplete="new-password" rules={[passwordRule]} />
      <PasswordStrength password={password} />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        dependencies={['password']}
        rules={confirmRules}
      />
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading} disabled={isLoading}>
        Save password
      </Button>
    </Form>
  );
}

const DeadLink = ({ reason }: { reason: string }) => (
  <Alert type="error" showIcon role="alert" title={reason} description={<Link to="/forgot-password">Ask for a new link</Link>} />
);
