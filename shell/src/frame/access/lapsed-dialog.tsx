import { errorText, useLoginMutation, useUnsentCount } from '@dwang/client';
import type { SecondStep } from '@dwang/contracts';
import { Dialog, ErrorState, LoadingBar } from '@dwang/kit';
import { useState } from 'react';
import { latePart } from '../../late';
import { confirmSignOut, useSession } from '../../session';

const SignInAgain = latePart(() => import('./sign-in-again'), {
  waiting: <LoadingBar />,
  renderFailure: (reason, retry) => <ErrorState title="The form could not be opened" reason={reason} onRetry={retry} />,
});

const SecondStepForm = latePart(() => import('./second-step-form'), {
  waiting: <LoadingBar />,
  renderFailure: (reason, retry) => <ErrorState title="The form could not be opened" reason={reason} onRetry={retry} />,
});

/**
 * The server has ended the session during work. What is on the screen stays as it is; the same person signs in over it and goes on, or
 * leaves for /login.
 */
export function LapsedDialog() {
  const { hasLapsed, user, signIn, signOut } = useSession();
  const [login] = useLoginMutation();
  const unsent = useUnsentCount();
  const [step, setStep] = useState<SecondStep | null>(null);
  if (!hasLapsed || !user) return null;
  const goOn = async (password: string) => {
    const answer = await login({ username: user.username, password })
      .unwrap()
      .catch((error: unknown) => {
        throw new Error(errorText(error, 'Invalid credentials'));
      });
    if (answer.user) await signIn(answer.user);
    else setStep(answer.secondStep ?? null);
  };
  const leave = async () => {
    if (await confirmSignOut(unsent)) await signOut();
  };
  return (
    <Dialog open size="small" title="Sign in to carry on" onClose={() => undefined} busy>
      {step ? (
        <SecondStepForm
          step={step}
          onDone={async (back) => {
            await signIn(back);
            setStep(null);
          }}
          onBack={() => setStep(null)}
        />
      ) : (
        <SignInAgain username={user.username} onSignIn={goOn} onLeave={() => void leave()} />
      )}
    </Dialog>
  );
}
