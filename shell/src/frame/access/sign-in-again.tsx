import { Alert, Button, Stack, Text } from '@dwang/kit';
import { Form, PasswordField, requiredRule } from '@dwang/kit/form';
import { useEffect, useState } from 'react';

export interface SignInAgainProps {
  username: string;
  /** Throws an Error whose message says why it was refused. */
  onSignIn: (password: string) => Promise<void>;
  onLeave: () => void;
}

/** The password of the person who was signed in, nothing else. */
export default function SignInAgain({ username, onSignIn, onLeave }: SignInAgainProps) {
  const [form] = Form.useForm<{ password: string }>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => form.focusField('password'), [form]);
  const send = async ({ password }: { password: string }) => {
    setSending(true);
    setProblem(null);
    try {
      await onSignIn(password);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Invalid credentials');
      setSending(false);
    }
  };
  return (
    <Form<{ password: string }> form={form} layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      <Stack gap={4}>
        <Text rank="secondary">Your session has ended. What is on this screen is kept: sign in as {username} to carry on.</Text>
        {problem && <Alert type="error" showIcon title={problem} />}
        <div>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            rules={[requiredRule('Please enter your password')]}
          />
          <Button type="primary" htmlType="submit" block loading={isSending} disabled={isSending}>
            Sign In
          </Button>
        </div>
        <Button type="link" block onClick={onLeave} disabled={isSending}>
          Use another account
        </Button>
      </Stack>
    </Form>
  );
}
