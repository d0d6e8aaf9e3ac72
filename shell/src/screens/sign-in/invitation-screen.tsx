import {
  appName,
  errorText,
  isApiError,
  isSharedDevice,
  useAcceptInvitationMutation,
  useOpenInvitationQuery,
} from '@dwang/client';
import { Alert, ErrorState, Link, Navigate, Skeleton, showToast, useParams } from '@dwang/kit';
import { applyProblem, Form, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { useSession } from '../../session';
import { NewPasswordFields } from './new-password-fields';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';
import { usernameRule } from './sign-in-rules';

const OTHER = { question: 'Already have an account?', label: 'Sign in', to: '/login' };

/** /invitation/:token: where the link of an invitation leads. Makes an account of the company that invites, and signs it in. */
export default function InvitationScreen() {
  const { token = '' } = useParams();
  const { user } = useSession();
  const [hasJoined, setJoined] = useState(false);
  const { data, error, isFetching, refetch } = useOpenInvitationQuery(token, { skip: user !== null });
  if (user) return hasJoined ? <Navigate to="/" replace /> : <SignedIn username={user.username} />;
  const title = data ? `Join ${data.companyName}` : 'Join a team';
  return (
    <SignInLayout
      title={title}
      subtitle={data ? `This invitation is for ${data.email}.` : 'An invitation makes an account in a company.'}
      other={OTHER}
    >
      {data && <JoinForm token={token} onJoined={() => setJoined(true)} />}
      {!data && !error && <Skeleton active />}
      {!data && error && (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          {...(isDead(error)
            ? { title: 'This link leads nowhere any more' }
            : { onRetry: () => void refetch(), retrying: isFetching })}
        />
      )}
    </SignInLayout>
  );
}

/** To ask again would not help. */
const isDead = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Somebody with an account cannot be moved into another company. */
const SignedIn = ({ username }: { username: string }) => (
  <SignInLayout title="Join a team" subtitle={`You are signed in as ${username}.`} other={OTHER}>
    <Alert
      type="info"
      showIcon
      title="An account belongs to one company and cannot be moved."
      description="To accept this invitation, sign out first and open the link again: it makes a new account."
    />
    <p>
      <Link to="/">Back to {appName()}</Link>
    </p>
  </SignInLayout>
);

interface Values {
  firstName?: string;
  lastName?: string;
  username: string;
  password: string;
  confirmPassword: string;
}

function JoinForm({ token, onJoined }: { token: string; onJoined: () => void }) {
  const [form] = Form.useForm<Values>();
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { signIn } = useSession();
  const send = async ({ firstName = '', lastName = '', username, password: chosen }: Values) => {
    setProblem(null);
    try {
      const person = { username: username.trim(), password: chosen, firstName, lastName };
      const { user } = await accept({ token, ...person, ...(isSharedDevice() && { isShared: true }) }).unwrap();
      if (!user) return;
      onJoined();
      await signIn(user);
      showToast({
        tone: 'success',
        title: `You are in the team of ${user.company.name}`,
        description: `Welcome to ${appName()}!`,
      });
    } catch (error) {
      setProblem(applyProblem(form, error));
    }
  };
  return (
    <SignInForm<Values> form={form} problem={problem} isSending={isLoading} sendLabel="Join" onSend={send}>
      <TextField name="firstName" label="First name (optional)" input={{ autoComplete: 'given-name', maxLength: 60 }} />
      <TextField name="lastName" label="Last name (optional)" input={{ autoComplete: 'family-name', maxLength: 60 }} />
      <TextField
        name="username"
        label="Username"
        rules={[usernameRule]}
        input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 60 }}
      />
      <NewPasswordFields />
    </SignInForm>
  );
}
