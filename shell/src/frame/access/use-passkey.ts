import { errorText, useAskForPasskeyProofMutation, useSignInByPasskeyMutation } from '@dwang/client';
import type { PasskeySignIn, User } from '@dwang/contracts';
import { useState } from 'react';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Why the browser gave no passkey, in words for people. Leaving its dialog is no fault. */
export function passkeyProblem(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return null;
  if (name === 'NotAllowedError') return 'No passkey was used. You can try again.';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'SecurityError') return 'Passkeys do not work at this web address.';
  return errorText(error, 'The passkey could not be used. Please try again.');
}

/** Signs in by a passkey: the browser asks for the finger, face or PIN. `isShared`: others use this device too. */
export function usePasskeySignIn(onDone: (user: User) => unknown, isShared: boolean) {
  const [ask] = useAskForPasskeyProofMutation();
  const [send] = useSignInByPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { token, options } = await ask().unwrap();
      const credential = await startAuthentication({ optionsJSON: options as never });
      const { user } = await send({
        token,
        credential: credential as PasskeySignIn['credential'],
        ...(isShared && { isShared }),
      }).unwrap();
      if (user) await onDone(user);
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return { start, isBusy, problem };
}
