import { errorText, isSharedDevice, useLoginMutation } from '@dwang/client';
import type { SecondStep } from '@dwang/contracts';
import { Dialog, ErrorState, LoadingBar } from '@dwang/kit';
import { useState } from 'react';
import { latePart } from '../../late';
import { useSession } from '../../session';
import { useLeaving } from './use-leaving';

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
  const { hasLapsed, user, signIn } = useSession();
  const [login] = useLoginMutation();
  const { leave, question } = useLeaving({ canSend: false });
  const [step, setStep] = useState<SecondStep | null>(null);
  if (!hasLapsed || !user) return null;
  const goOn = async (password: string) => {
    const answer = await login({ username: user.username, password, ...(isSharedDevice() && { isShared: true }) })
      .unwrap()
      .catch((error: unknown) => {
        throw new Error(errorText(error, 'Invalid credentials'));
      });
    if (answer.user) await signIn(answer.user);
    else setStep(answer.secondStep ?? null);
  };
  return (
    <>
      <Dialog open size="small" title="Sign in to carry on">
        {step ? (
          <SecondStepForm
            step={step}
            isShared={isSharedDevice()}
            onDone={async (back) => {
              await signIn(back);
              setStep(null);
            }}
            onBack={() => setStep(null)}
          />
        ) : (
          <SignInAgain username={user.username} onSignIn={goOn} onLeave={leave} />
        )}
      </Dialog>
      {question}
    </>
  );
}
