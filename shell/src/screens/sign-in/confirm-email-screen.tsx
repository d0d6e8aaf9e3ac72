import { appName, errorText, isApiError, useConfirmEmailMutation } from '@dwang/client';
import { Alert, ErrorState, Link, Skeleton, useLocation } from '@dwang/kit';
import { useCallback, useEffect } from 'react';
import { useSession } from '../../session';
import { SignInLayout } from './sign-in-layout';

const TO_SIGN_IN = { question: 'Not signed in yet?', label: 'Sign in', to: '/login' };
const toWork = () => ({ question: 'All done?', label: `Back to ${appName()}`, to: '/' });

/** /confirm-email: where the link of a letter leads. The token stands behind the `#`, which no server on the way is told. */
export default function ConfirmEmailScreen() {
  const { hash } = useLocation();
  const { user } = useSession();
  const token = hash.slice(1);
  return (
    <SignInLayout
      title="Confirm your email"
      subtitle="So that your clients can trust your letters."
      other={user ? toWork() : TO_SIGN_IN}
    >
      {token === '' ? (
        <Dead reason="This address holds no link. Please open it from the letter again." />
      ) : (
        <Confirmation token={token} />
      )}
    </SignInLayout>
  );
}

function Confirmation({ token }: { token: string }) {
  const [confirm, { isSuccess, error, isLoading }] = useConfirmEmailMutation();
  const send = useCallback(() => void confirm(token), [confirm, token]);
  useEffect(send, [send]);
  if (isSuccess) {
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title="Your email address is confirmed"
        description="You can close this page, or carry on in the app."
      />
    );
  }
  if (isApiError(error) && error.status === 400) return <Dead reason={errorText(error, 'This link does not work any more.')} />;
  if (error) {
    return <ErrorState reason={errorText(error, 'The server did not answer.')} onRetry={send} retrying={isLoading} />;
  }
  return <Skeleton active />;
}

const Dead = ({ reason }: { reason: string }) => (
  <Alert
    type="error"
    showIcon
    role="alert"
    title={reason}
    description={<Link to="/profile">Ask for a new link in your profile</Link>}
  />
);
